import { command } from '../command.js';
import { factsOf, type Game, newGame } from '../game.js';
import { positionOf } from '../notation/fen.js';
import { parseUci } from '../notation/uci.js';
import type { Move } from '../packed-move.js';
import type { Result } from '../result.js';
import type { TimeControl } from '../time-control.js';

/** An instant to begin games at (ms since the epoch). */
export const NOON = Date.UTC(2026, 10, 29, 12);
export const SECOND = 1000;
export const DAY = 24 * 60 * 60 * SECOND;

/** The value of a result that the test knows to be one. */
export function accepted<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`refused: ${String(result.problem)}`);
  return result.value;
}

/** The name of the problem, or 'accepted'. */
export function refusalOf(result: Result<unknown, string>): string {
  return result.ok ? 'accepted' : result.problem;
}

export function uci(text: string): Move {
  return accepted(parseUci(text));
}

interface Setting {
  readonly start?: string | null;
  readonly timeControl?: TimeControl | null;
  readonly at?: number;
}

/** The position that nobody is shown. */
export function truth(game: Game) {
  return factsOf(game).positions[game.ply];
}

/** A game under way, with these moves (UCI, apart by spaces) made, one a second. */
export function gameAfter(moves: string, { start, timeControl = null, at = NOON }: Setting = {}): Game {
  const position = start == null ? undefined : positionOf(start);
  const begun = accepted(command(newGame({ timeControl, start: position }), { kind: 'start' }, at));
  return playOn(begun, moves, at);
}

/** The game with these moves made too, one a second after the instant `at`. */
export function playOn(game: Game, moves: string, at: number): Game {
  return moves
    .split(' ')
    .filter((text) => text !== '')
    .reduce((before, text, index) => accepted(playAt(before, text, at + (index + 1) * SECOND)), game);
}

/** The answer to this move of the side to move at this instant. */
export function playAt(game: Game, text: string, at: number) {
  return command(game, { kind: 'move', color: game.turn ?? 'white', ply: game.ply, ...uci(text) }, at);
}
