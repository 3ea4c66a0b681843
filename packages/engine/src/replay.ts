import { type BoardView, SeenBoard } from './board-view.js';
import { newClock } from './clock.js';
import type { GameFacts, PlayedMove, PlayedRecord } from './game.js';

/** One moment of an ended game: the move that led to it, and the board through all three pairs of eyes. */
export interface ReplayFrame {
  readonly ply: number;
  /** Null for the start. */
  readonly move: PlayedMove | null;
  readonly all: BoardView;
  readonly white: BoardView;
  readonly black: BoardView;
  /** What White had left, in milliseconds; null without a clock. */
  readonly whiteMs: number | null;
  /** What Black had left, in milliseconds; null without a clock. */
  readonly blackMs: number | null;
}

/** An ended game from its start (frame 0) to its last ply. */
export interface Replay {
  /** Half-moves made; there is one frame more. */
  readonly plies: number;
  /** The frames from ply `from` on, at most `count` of them; worked out when asked for. */
  frames(from?: number, count?: number): ReplayFrame[];
}

/** @internal The replay of a game that is over; whether it is has been asked by `view`. */
export function replayOf(facts: GameFacts, readable: (record: PlayedRecord) => PlayedMove): Replay {
  const plies = facts.moves.length;
  const frame = (ply: number): ReplayFrame => {
    const record = ply === 0 ? undefined : facts.moves[ply - 1];
    const moment = { ply, position: facts.positions[ply], losses: facts.losses };
    return {
      ply,
      move: record === undefined ? null : readable(record),
      all: new SeenBoard(moment, 'all'),
      white: new SeenBoard(moment, 'white'),
      black: new SeenBoard(moment, 'black'),
      ...clocks(facts, record),
    };
  };
  return {
    plies,
    frames: (from = 0, count = plies + 1) =>
      facts.positions
        .map((_, ply) => ply)
        .slice(Math.max(0, from), Math.max(0, from) + Math.max(0, count))
        .map(frame),
  };
}

function clocks({ timeControl, startedAt }: GameFacts, record: PlayedRecord | undefined) {
  if (record !== undefined) return { whiteMs: record.whiteMs, blackMs: record.blackMs };
  if (timeControl === null || startedAt === null) return { whiteMs: null, blackMs: null };
  const { whiteMs, blackMs } = newClock(timeControl, startedAt);
  return { whiteMs, blackMs };
}
