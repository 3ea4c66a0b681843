/** The board, unless its squares were last reached by a pointer: then only who has come with the keyboard walks them. */
const GRID = '[role="grid"]:not([data-pointed="true"])';
const DIALOGS = 'dialog, [role="dialog"]';

/** What every key belongs to while it has the focus, and what letters belong to: sliders and choices have no use for them. */
const KEY_TAKERS = `input, ${DIALOGS}, ${GRID}`;
const LETTER_TAKERS = `input:not([type="range"], [type="radio"]), ${DIALOGS}, ${GRID}`;

/** Whether a key belongs to what has the focus: a field, a slider or a choice, a dialog, or the board, whose squares it walks. */
export function isTakenByFocus(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const takers = /^[a-z]$/i.test(event.key) ? LETTER_TAKERS : KEY_TAKERS;
  return event.target instanceof Element && event.target.closest(takers) !== null;
}
