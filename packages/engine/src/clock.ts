import { type Color, opposite } from './piece.js';
import type { TimeControl } from './time-control.js';

/** Both clocks as they stand at the instant `at` (ms since the epoch). Nothing ticks: time is an argument. */
export interface ClockState {
  /** Milliseconds White has left at `at`. */
  readonly whiteMs: number;
  /** Milliseconds Black has left at `at`. */
  readonly blackMs: number;
  /** Whose time runs from `at` on; null before both sides have moved once, and after the end. */
  readonly running: Color | null;
  readonly at: number;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** What a side has at the start, and with days per move again at each of its turns, in milliseconds. */
function allowance(timeControl: TimeControl): number {
  return timeControl.kind === 'realtime'
    ? timeControl.initialSeconds * SECOND
    : timeControl.daysPerMove * DAY;
}

/** Both clocks full, neither running. */
export function newClock(timeControl: TimeControl, at: number): ClockState {
  const full = allowance(timeControl);
  return { whiteMs: full, blackMs: full, running: null, at };
}

/** The milliseconds this side has left at `now`; never less than 0. */
export function remaining(clock: ClockState, color: Color, now: number): number {
  const left = color === 'white' ? clock.whiteMs : clock.blackMs;
  const used = clock.running === color ? Math.max(0, now - clock.at) : 0;
  return Math.max(0, left - used);
}

/**
 * The first instant (ms) at which the running side has lost on time: the millisecond after its deadline, since a move
 * made on the deadline itself is in time. Null while no clock runs.
 */
export function flagDueAt(clock: ClockState): number | null {
  if (clock.running === null) return null;
  return clock.at + (clock.running === 'white' ? clock.whiteMs : clock.blackMs) + 1;
}

/** The side whose time is over at `now`: it has lost, always (rules.md). Null if neither's is. */
export function flagged(clock: ClockState, now: number): Color | null {
  const due = flagDueAt(clock);
  return due !== null && now >= due ? clock.running : null;
}

/**
 * The clock after a move of `color` at `at`. Until both sides have moved once (`ply`: half-moves made, this one
 * included) no time is taken and none added.
 */
export function pressClock(
  clock: ClockState,
  timeControl: TimeControl,
  color: Color,
  ply: number,
  at: number,
): ClockState {
  const left = clock.running === color ? leftAfterMove(remaining(clock, color, at), timeControl) : undefined;
  return {
    whiteMs: color === 'white' ? (left ?? clock.whiteMs) : clock.whiteMs,
    blackMs: color === 'black' ? (left ?? clock.blackMs) : clock.blackMs,
    running: ply >= 2 ? opposite(color) : null,
    at,
  };
}

function leftAfterMove(left: number, timeControl: TimeControl): number {
  return timeControl.kind === 'realtime'
    ? left + timeControl.incrementSeconds * SECOND
    : allowance(timeControl);
}

/** The clock stopped at `at`, with what each side has left. */
export function stopClock(clock: ClockState, at: number): ClockState {
  return {
    whiteMs: remaining(clock, 'white', at),
    blackMs: remaining(clock, 'black', at),
    running: null,
    at,
  };
}
