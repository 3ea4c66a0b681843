import type { ClockState } from './clock.js';
import {
  factsOf,
  type Game,
  type GameFacts,
  type GameStatus,
  gameWith,
  type LastDrawOffers,
  newGame,
} from './game.js';
import { packedMoves } from './moves.js';
import { parseFen } from './notation/fen.js';
import { type GameResult, outcome } from './outcome.js';
import { type Move, packed } from './packed-move.js';
import type { Color } from './piece.js';
import { append, current, type Draft, draftOf } from './progress.js';
import type { TimeControl } from './time-control.js';

/** A move as it is stored. `at` is in ms since the epoch; what the clocks showed after it is null without a clock. */
export interface RecordedMove extends Move {
  readonly at: number;
  readonly whiteMs: number | null;
  readonly blackMs: number | null;
}

/** A game as it is stored: its moves, which are the truth, and the events that moves do not tell. */
export interface GameRecord {
  readonly status: GameStatus;
  readonly timeControl: TimeControl | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly moves: readonly RecordedMove[];
  readonly clock: ClockState | null;
  readonly drawOffer: Color | null;
  readonly lastDrawOffers: LastDrawOffers;
  readonly result: GameResult | null;
  /** The FEN of a start position other than the usual one. */
  readonly start?: string;
}

/** A stored game that the rules contradict: a move that cannot be played, or a result that its moves do not bear out. */
export class CorruptGameError extends Error {
  override readonly name = 'CorruptGameError';
}

const RESULTS_OF_MOVES: readonly string[] = [
  'king_captured',
  'stalemate',
  'threefold_repetition',
  'fifty_move_rule',
];

/**
 * The game that a record tells of: its stored moves played again, and then the stored events.
 * @throws CorruptGameError if the record contradicts the rules.
 */
export function restoreGame(record: GameRecord): Game {
  const waiting = factsOf(newGame({ timeControl: record.timeControl, start: startOf(record) }));
  const played = draftOf(waiting);
  for (const move of record.moves) replay(played, move);
  const { status, startedAt, endedAt, clock, drawOffer, lastDrawOffers, result } = record;
  checkResult(played, record);
  return gameWith({ ...played, status, startedAt, endedAt, clock, drawOffer, lastDrawOffers, result });
}

function startOf({ start }: GameRecord) {
  if (start === undefined) return undefined;
  const parsed = parseFen(start);
  if (!parsed.ok) throw new CorruptGameError(`start position: ${parsed.problem}`);
  return parsed.value;
}

function replay(draft: Draft, move: RecordedMove): void {
  const ply = draft.moves.length + 1;
  const moves = packedMoves(current(draft));
  if (outcome(draft.positions, moves) !== null) throw new CorruptGameError(`ply ${ply} comes after the end`);
  const wanted = packed(move);
  if (!moves.includes(wanted)) throw new CorruptGameError(`ply ${ply} cannot be played`);
  const { whiteMs, blackMs, at } = move;
  const clock = whiteMs === null || blackMs === null ? null : { whiteMs, blackMs, running: null, at };
  append(draft, wanted, clock, at);
}

function checkResult({ positions }: GameFacts, { moves, status, result }: GameRecord): void {
  const told = result !== null && RESULTS_OF_MOVES.includes(result.reason) ? result : null;
  const found = status === 'waiting' ? null : outcome(positions);
  const agrees = told?.reason === found?.reason && told?.winner === found?.winner;
  if (!agrees) throw new CorruptGameError('the result is not that of the moves');
  const fitsStatus = (status === 'finished') === (result !== null);
  if (!fitsStatus) throw new CorruptGameError('the result does not fit the status');
  if (status === 'waiting' && moves.length > 0) throw new CorruptGameError('moves before the start');
}
