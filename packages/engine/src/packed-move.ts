import { type Kind, kindNumber, PIECE_KINDS, type PieceKind, type PromotionKind, QUEEN } from './piece.js';
import { SQUARE_NAMES, type Square, type SquareName, squareNamed } from './square.js';

/** A move in words. Castling is the king's own step: e1 to g1. */
export interface Move {
  readonly from: SquareName;
  readonly to: SquareName;
  /** What the pawn becomes; null for every move that is no promotion. */
  readonly promotion: PromotionKind | null;
}

/** A move as a number: from in bits 0 to 5, to in bits 6 to 11, the kind a pawn becomes (or 0) above. */
export type PackedMove = number;

/** Where the target begins in a packed move: a move that promotes nothing is `from | (to << TARGET_BIT)`. */
export const TARGET_BIT = 6;
const PROMOTION_BIT = 12;

export function packMove(from: Square, to: Square, promotion: Kind): PackedMove {
  return from | (to << TARGET_BIT) | (promotion << PROMOTION_BIT);
}

export function originOf(move: PackedMove): Square {
  return move & 63;
}

export function targetOf(move: PackedMove): Square {
  return (move >> TARGET_BIT) & 63;
}

/** The kind the pawn becomes, or 0. */
export function promotionOf(move: PackedMove): Kind {
  return move >> PROMOTION_BIT;
}

/** The number of a move in words. */
export function packed({ from, to, promotion }: Move): PackedMove {
  return packMove(squareNamed(from), squareNamed(to), promotion === null ? 0 : kindNumber(promotion));
}

/** The words of a move. */
export function unpacked(move: PackedMove): Move {
  return {
    from: SQUARE_NAMES[originOf(move)],
    to: SQUARE_NAMES[targetOf(move)],
    promotion: promotionName(move),
  };
}

function promotionName(move: PackedMove): PromotionKind | null {
  const kind: PieceKind | undefined = PIECE_KINDS[promotionOf(move) - 1];
  return (kind as PromotionKind | undefined) ?? null;
}

/** Orders moves by origin, then target, then promotion: queen, rook, bishop, knight. */
export function compareMoves(one: PackedMove, other: PackedMove): number {
  return sortKey(one) - sortKey(other);
}

function sortKey(move: PackedMove): number {
  return (originOf(move) << 9) | (targetOf(move) << 3) | (QUEEN - promotionOf(move));
}
