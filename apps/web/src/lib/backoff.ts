const FIRST_BOUND_MS = 250;
const LAST_BOUND_MS = 5_000;

/**
 * Full jitter: anything from nothing to a bound that doubles with each attempt, so that a thousand pages that lost
 * one server do not come back in step.
 *
 * @param attempt how many tries have failed before, from 0
 * @param random a number in [0, 1)
 * @returns milliseconds to wait
 */
export function backoffMs(attempt: number, random: number): number {
  return random * Math.min(LAST_BOUND_MS, FIRST_BOUND_MS * 2 ** attempt);
}

/** Waits before the next try; the browser's word that it is online again cuts the wait short. */
export function waitToRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, backoffMs(attempt, Math.random()));
    addEventListener('online', wake);
  });
}
