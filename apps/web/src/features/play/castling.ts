import type { BoardMove } from '../../board/picking';
import { pieceOn, readPlacement } from '../../board/placement';

/** The corner of the rook that castles, by where the king goes. */
const CORNERS = { g1: 'h1', c1: 'a1', g8: 'h8', c8: 'a8' } as const;
type KingSquare = keyof typeof CORNERS;

const isKingSquare = (square: string): square is KingSquare => square in CORNERS;

/** What a hand may do, and what is meant by it. */
export interface Hand<Move extends BoardMove> {
  readonly moves: readonly Move[];
  meant(move: Move): Move;
}

/**
 * Castling as some hands are used to it as well: the king put on his own rook.
 *
 * @param moves what the player may do, or may plan
 * @param placement the contract's placement, as the player sees it
 */
export function withCastlingByRook<Move extends BoardMove>(
  moves: readonly Move[],
  placement: string,
): Hand<Move> {
  const board = readPlacement(placement);
  const byRook = new Map<Move, Move>();
  for (const move of moves) {
    const { from, to } = move;
    if (from[0] === 'e' && isKingSquare(to) && pieceOn(board, from)?.kind === 'king')
      byRook.set({ ...move, to: CORNERS[to] }, move);
  }
  return { moves: [...moves, ...byRook.keys()], meant: (move) => byRook.get(move) ?? move };
}
