/** Waits until this version was told over the socket and nothing changes or moves any more: run in the page, and knows nothing else. */
export async function quiet(version: number): Promise<void> {
  const QUIET_MS = 60;
  const EVERY_MS = 15;
  const LATE_MS = 20_000;
  const { heardByProof: heard } = globalThis;
  const told = `"version":${version},`;
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
  const isQuiet = () =>
    heard.frames.some((frame) => frame.includes(told)) &&
    performance.now() - heard.quietSince > QUIET_MS &&
    !isMoving();
  const end = performance.now() + LATE_MS;
  do {
    if (performance.now() > end) throw new Error(`the page never came to rest at version ${version}`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  } while (!isQuiet());
}
