import { type ClockState, newClock, stopClock } from './clock.js';
import type { GameFacts, Loss, PlayedRecord } from './game.js';
import { makeSan } from './notation/san.js';
import { makeUci } from './notation/uci.js';
import { type GameResult, outcome } from './outcome.js';
import { type PackedMove, unpacked } from './packed-move.js';
import { colorName, kindName, opposite } from './piece.js';
import { captureSquare, playPacked } from './play.js';
import type { Position } from './position.js';
import { NO_SQUARE, SQUARE_NAMES } from './square.js';

/**
 * How the facts of a game grow. Whether a step is allowed is asked elsewhere: by `command` for new ones, by
 * `restoreGame` for stored ones. Both take these same steps.
 */

/** The position as it stands. */
export function current(facts: GameFacts): Position {
  return facts.positions[facts.moves.length];
}

/** The game begins; it ends at once if its start position is an end. */
export function started(facts: GameFacts, at: number): GameFacts {
  const clock = facts.timeControl === null ? null : newClock(facts.timeControl, at);
  return concluded({ ...facts, status: 'active', startedAt: at, clock }, at);
}

/** Facts that grow in place: with a copy for every move, a long game would cost the square of its length. */
export type Draft = GameFacts & {
  readonly positions: Position[];
  readonly moves: PlayedRecord[];
  readonly losses: Loss[];
};

/** Facts of one's own that begin as these do. */
export function draftOf(facts: GameFacts): Draft {
  return {
    ...facts,
    positions: [...facts.positions],
    moves: [...facts.moves],
    losses: [...facts.losses],
  };
}

/** Writes a move into the book, with the position it leads to and what it took. */
export function append(draft: Draft, move: PackedMove, clock: ClockState | null, at: number): void {
  const before = current(draft);
  const ply = draft.moves.length + 1;
  const loss = lossBy(before, move, ply);
  const words = unpacked(move);
  // Written out: a spread costs ten times the rest of the move.
  draft.moves.push({
    from: words.from,
    to: words.to,
    promotion: words.promotion,
    captured: loss?.kind ?? null,
    san: makeSan(before, move),
    uci: makeUci(words),
    ply,
    color: before.turn,
    at,
    whiteMs: clock?.whiteMs ?? null,
    blackMs: clock?.blackMs ?? null,
  });
  draft.positions.push(playPacked(before, move));
  if (loss !== null) draft.losses.push(loss);
}

/** A move is made, and the clock stands as given after it. */
export function moved(facts: GameFacts, move: PackedMove, clock: ClockState | null, at: number): GameFacts {
  const { turn } = current(facts);
  const draft = draftOf(facts);
  append(draft, move, clock, at);
  const drawOffer = facts.drawOffer === opposite(turn) ? null : facts.drawOffer;
  return concluded({ ...draft, clock, drawOffer }, at);
}

function lossBy(position: Position, move: PackedMove, ply: number): Loss | null {
  const square = captureSquare(position, move);
  if (square === NO_SQUARE) return null;
  const piece = position.board.squares[square];
  return { ply, color: colorName(piece), square: SQUARE_NAMES[square], kind: kindName(piece) };
}

/** The game ends where the rules end it, and goes on otherwise. */
function concluded(facts: GameFacts, at: number): GameFacts {
  const result = outcome(facts.positions);
  return result === null ? facts : finished(facts, result, at);
}

/** The game ends with a result. */
export function finished(facts: GameFacts, result: GameResult, at: number): GameFacts {
  return { ...ended(facts, at), status: 'finished', result };
}

/** The game ends without one. */
export function aborted(facts: GameFacts, at: number): GameFacts {
  return { ...ended(facts, at), status: 'aborted' };
}

function ended(facts: GameFacts, at: number): GameFacts {
  return {
    ...facts,
    endedAt: at,
    drawOffer: null,
    clock: facts.clock === null ? null : stopClock(facts.clock, at),
  };
}
