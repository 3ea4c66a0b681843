import { type Color, type Eyes, parseFen, type SquareName, view } from '@fog/engine';
import { playOut, sure } from '../../lib/play-out';

/** A board as certain eyes see it, worked out by the engine. */
export interface RulesBoard {
  /** As the API writes it. */
  readonly placement: string;
  /** The last move, where these eyes know it. */
  readonly lastMove: { readonly from: SquareName; readonly to: SquareName } | null;
  readonly lossSquare: SquareName | null;
}

/** One moment of a game through all three pairs of eyes. */
export interface ThreeBoards extends Readonly<Record<Eyes, RulesBoard>> {
  /** Half-moves made. */
  readonly ply: number;
}

/** White gives a knight on f7, and Black never sees the queen that follows. */
export const KNIGHT_GAME = 'e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 f3g5 d7d5 e4d5 f6d5 g5f7 e8f7 d1f3 c8e6 f3f7'.split(
  ' ',
);

/** After so many half-moves of it Black has taken the knight, where White does not see. */
const KNIGHT_LOST = 12;

/** The positions of the pieces' own boards, each with the moves that lead to what is shown. */
export const PIECE_POSITIONS = {
  pawn: { fen: '4k3/8/8/2n1p3/1P2P3/8/6P1/6K1 w - - 0 1', moves: [] },
  line: { fen: 'r3k2q/8/8/n3p3/8/2B5/8/R3K3 w - - 0 1', moves: [] },
  passing: { fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1', moves: ['d7d5'] },
} as const;

/** The game of the three boards, from the start to the taken king. */
export function threeBoards(): ThreeBoards[] {
  const replay = view(playOut(KNIGHT_GAME), { kind: 'spectator' }).replay();
  if (!replay) throw new Error('The game of the three boards does not end.');
  return replay.frames().map(({ ply, move, white, all, black }) => {
    const mover: Color = ply % 2 === 1 ? 'white' : 'black';
    const board = (eyes: Eyes, { placement, lossMark }: typeof all): RulesBoard => ({
      placement,
      lastMove: move && (eyes === 'all' || eyes === mover) ? { from: move.from, to: move.to } : null,
      lossSquare: lossMark,
    });
    return { ply, white: board('white', white), all: board('all', all), black: board('black', black) };
  });
}

/** White's view of the positions that show what single pieces see, and of a loss. */
export function pieceBoards(): Record<keyof typeof PIECE_POSITIONS | 'loss', RulesBoard> {
  const seen = ({ fen, moves }: (typeof PIECE_POSITIONS)[keyof typeof PIECE_POSITIONS]): RulesBoard => {
    const game = playOut(moves, sure(parseFen(fen)));
    const { placement } = view(game, { kind: 'seat', color: 'white' }).board();
    return { placement, lastMove: null, lossSquare: null };
  };
  const lost = threeBoards()[KNIGHT_LOST];
  if (!lost) throw new Error('The knight is never lost.');
  return {
    pawn: seen(PIECE_POSITIONS.pawn),
    line: seen(PIECE_POSITIONS.line),
    passing: seen(PIECE_POSITIONS.passing),
    loss: lost.white,
  };
}
