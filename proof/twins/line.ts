import {
  command,
  type Game,
  type Move,
  makeUci,
  newGame,
  parseFen,
  parseUci,
  START_FEN,
  type TimeControl,
} from '@fog/engine';
import { truth } from '../truth.js';

/** An instant to begin at, in milliseconds since the epoch: the same in every game, so that no clock tells two apart. */
const NOON = Date.UTC(2026, 10, 29, 12);

/** Every game has a clock, so that what the clock says is held against the other's too. */
const TIME_CONTROL: TimeControl = { kind: 'realtime', initialSeconds: 600, incrementSeconds: 5 };

/** A line of play: where it starts, its moves in UCI notation, and the game after each. `games[n]` has n half-moves. */
export interface Line {
  /** A FEN. */
  readonly start: string;
  readonly moves: readonly string[];
  readonly games: readonly Game[];
}

/** The newest game of a line. */
export function newest({ games }: Line): Game {
  return games[games.length - 1];
}

export function isRunning(line: Line): boolean {
  return newest(line).status === 'active';
}

/** A line without a move yet; null where a game from there is over before it begins. */
export function lineFrom(start: string = START_FEN): Line | null {
  const position = parseFen(start);
  if (!position.ok) throw new Error(`${start}: ${position.problem}`);
  const begun = command(
    newGame({ timeControl: TIME_CONTROL, start: position.value }),
    { kind: 'start' },
    NOON,
  );
  if (!begun.ok) throw new Error(begun.problem);
  return begun.value.status === 'active' ? { start, moves: [], games: [begun.value] } : null;
}

/** The line with one more move; null where that is none. */
export function extended(line: Line, move: Move): Line | null {
  const game = newest(line);
  const { ply, turn } = game;
  if (turn === null) return null;
  const next = command(game, { kind: 'move', color: turn, ply, ...move }, NOON + ply);
  return next.ok
    ? { start: line.start, moves: [...line.moves, makeUci(move)], games: [...line.games, next.value] }
    : null;
}

/** The line of these moves; null where one of them cannot be played. */
export function lineOf(start: string, moves: readonly string[]): Line | null {
  return moves.reduce((line: Line | null, uci) => line && extended(line, moveOf(uci)), lineFrom(start));
}

/** The first moves of a line. */
export function beginning({ start, moves, games }: Line, plies: number): Line {
  return { start, moves: moves.slice(0, plies), games: games.slice(0, plies + 1) };
}

/** A move out of its UCI notation. */
export function moveOf(uci: string): Move {
  const move = parseUci(uci);
  if (!move.ok) throw new Error(`${uci} is no move`);
  return move.value;
}

/** The position that a line has come to. */
export function standing(line: Line) {
  return truth(newest(line));
}
