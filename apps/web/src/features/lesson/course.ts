import { type Game, parseFen, type SquareName, view } from '@fog/engine';
import type { BoardMove } from '../../board/picking';
import { playOn, playOut, sure } from '../../lib/play-out';

/** Black has castled short, and of all pieces only the king guards h7. */
const START = 'r1bq1rk1/pppnnppp/4p3/3pP3/3P4/5N2/PPP2PPP/R1BQKB1R w KQ - 0 1';

/** The steps: which moves lead on, in UCI, and what Black, who sees none of it, plays then. */
export const STEPS = [
  { name: 'look', right: ['f1d3'], reply: 'b7b6' },
  { name: 'strike', right: ['d3h7'], reply: 'g8h7' },
  { name: 'deduce', right: ['f3g5', 'd1d3'], reply: 'c8b7' },
  { name: 'take', right: ['g5h7', 'd3h7'], reply: null },
] as const;
export type StepName = (typeof STEPS)[number]['name'];

/** Where the learner stands: a step, what the last try came to, and the game so far. */
export interface Course {
  readonly step: number;
  /** `hint`: the last try was not the move; the board is as it was. `done`: it was, and Black has not answered yet. */
  readonly phase: 'task' | 'hint' | 'done';
  readonly game: Game;
}

/** What the learner sees of it. */
export interface Seen {
  readonly placement: string;
  readonly moves: readonly BoardMove[];
  readonly lastMove: { readonly from: SquareName; readonly to: SquareName } | null;
  readonly lossSquare: SquareName | null;
}

/** The course at its start. */
export function begin(): Course {
  return { step: 0, phase: 'task', game: playOut([], sure(parseFen(START))) };
}

/** The course after a move that the rules allow: played where it leads on, and otherwise not. */
export function attempt(course: Course, { from, to }: BoardMove): Course {
  const uci = `${from}${to}`;
  const right: readonly string[] = STEPS[course.step]?.right ?? [];
  if (!right.includes(uci)) return { ...course, phase: 'hint' };
  return { ...course, phase: 'done', game: playOn(course.game, uci) };
}

/** The next step, after Black's answer. */
export function goOn({ step, game }: Course): Course {
  const reply = STEPS[step]?.reply;
  return { step: step + 1, phase: 'task', game: reply ? playOn(game, reply) : game };
}

/** White's view of the course; the whole board once the king is taken. */
export function look({ game }: Course): Seen {
  const white = view(game, { kind: 'seat', color: 'white' });
  const { placement, legalMoves, lossMark } = white.board();
  const own = white.moves(1, 'white').findLast(({ move }) => move !== null)?.move;
  return {
    placement,
    moves: legalMoves,
    lastMove: own ? { from: own.from, to: own.to } : null,
    lossSquare: lossMark,
  };
}
