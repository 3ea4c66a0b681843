/**
 * Whoever begins to look every so often, from now on, never does: what is heard all the same has come by a wake-up.
 *
 * @returns ends it; those who have begun meanwhile never look.
 */
export function withoutLooks(): () => void {
  const usual = globalThis.setInterval;
  globalThis.setInterval = (() => 0) as unknown as typeof setInterval;
  return () => {
    globalThis.setInterval = usual;
  };
}
