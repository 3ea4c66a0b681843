import { setTimeout as delay } from 'node:timers/promises';

const FIRST_BOUND_MS = 250;
const LAST_BOUND_MS = 5_000;

/**
 * Full jitter: anything from nothing to a bound that doubles with each attempt, so that many bots that lost one server
 * do not come back in step.
 *
 * @param attempt how many tries have failed before, from 0
 * @param random a number in [0, 1)
 * @returns milliseconds to wait
 */
export function backoffMs(attempt: number, random: number): number {
  return random * Math.min(LAST_BOUND_MS, FIRST_BOUND_MS * 2 ** attempt);
}

/** Waits before the next try. */
export function waitToRetry(attempt: number, signal?: AbortSignal): Promise<void> {
  return delay(backoffMs(attempt, Math.random()), undefined, { signal });
}
