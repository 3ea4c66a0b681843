/** A pause that lets a person see the own move before the answer comes. */
const UNHURRIED_MS = 500;

/** How many more moves the time on the clock has to last for. */
const MOVES_TO_COME = 100;

/**
 * How long to wait before a move is sent.
 *
 * @param leftMs what the clock still shows; null without a clock
 * @returns milliseconds: never more than a small part of what is left, so that no clock runs out by waiting
 */
export function pauseMs(leftMs: number | null): number {
  return leftMs === null ? UNHURRIED_MS : Math.min(UNHURRIED_MS, leftMs / MOVES_TO_COME);
}
