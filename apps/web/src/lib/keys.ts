/** Whether a key belongs to what has the focus: a field, a slider or a choice, a dialog, or the board, whose squares it walks. */
export function isTakenByFocus(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest('input, dialog, [role="grid"]') !== null;
}
