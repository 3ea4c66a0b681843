import { Board } from './board.js';
import type { CastlingRights } from './castling.js';
import { COLORS, type Color, KING, PAWN, pieceOf, type Side, WHITE } from './piece.js';
import { Sealed } from './sealed.js';
import { fileOf, NO_SQUARE, type Square } from './square.js';
import { BLACK_TO_MOVE_KEY, CASTLING_KEYS, EN_PASSANT_KEYS } from './zobrist.js';

/** The key of a position in two 32-bit halves. Equal positions have equal keys; see `positionKey`. */
export interface PositionKey {
  readonly low: number;
  readonly high: number;
}

/**
 * A position: the pieces, who is to move, and what the past still allows. To everyone outside it is a value that
 * never changes; `play` makes the next one. Only a `ScratchPosition` may be changed, by `make` and `unmake`.
 */
export class Position extends Sealed {
  /** @internal */
  constructor(
    /** @internal */
    readonly board: Board,
    /** @internal The side to move. */
    public side: Side,
    /** @internal */
    public castlingRights: CastlingRights,
    /** @internal The square that a pawn has just passed over by a double step, or NO_SQUARE. */
    public enPassant: Square,
    /** @internal Half-moves since the last capture or pawn move. */
    public halfmoveClock: number,
    /** @internal Grows after each move of Black's; 1 in the usual starting position. */
    public moveNumber: number,
  ) {
    super();
  }

  /** The side to move. */
  get turn(): Color {
    return COLORS[this.side];
  }
}

/** Whether this side still has its king. */
export function hasKing(position: Position, side: Side): boolean {
  return position.board.counts[pieceOf(side, KING)] > 0;
}

declare const scratch: unique symbol;

/** A position of one's own that `make` and `unmake` change in place: for search and counting. */
export type ScratchPosition = Position & { readonly [scratch]: true };

/** A copy of the position to work on; the position itself stays as it is. */
export function scratchPosition(position: Position): ScratchPosition {
  return new Position(
    new Board(position.board),
    position.side,
    position.castlingRights,
    position.enPassant,
    position.halfmoveClock,
    position.moveNumber,
  ) as ScratchPosition;
}

/** Whether the side to move has a pawn that can take en passant; pins do not matter (rules.md). */
export function canTakeEnPassant(position: Position): boolean {
  if (position.enPassant === NO_SQUARE) return false;
  const { squares } = position.board;
  const pawn = pieceOf(position.side, PAWN);
  const passing = passingPawnSquare(position);
  const file = fileOf(passing);
  return (file > 0 && squares[passing - 1] === pawn) || (file < 7 && squares[passing + 1] === pawn);
}

/** The square of the pawn that has just passed over the en passant square by a double step. */
export function passingPawnSquare(position: Position): Square {
  return position.side === WHITE ? position.enPassant - 8 : position.enPassant + 8;
}

/**
 * The key under which a position repeats: placement, side to move, castling rights, and the en passant right where
 * a pawn can use it. The placement's share is kept up with every move; the rest is folded in here.
 */
export function positionKey(position: Position): PositionKey {
  const { board, side, castlingRights, enPassant } = position;
  let low = board.keyLow ^ CASTLING_KEYS.low[castlingRights];
  let high = board.keyHigh ^ CASTLING_KEYS.high[castlingRights];
  if (side !== WHITE) {
    low ^= BLACK_TO_MOVE_KEY.low[0];
    high ^= BLACK_TO_MOVE_KEY.high[0];
  }
  if (canTakeEnPassant(position)) {
    low ^= EN_PASSANT_KEYS.low[enPassant];
    high ^= EN_PASSANT_KEYS.high[enPassant];
  }
  return { low, high };
}

/** Whether two positions are the same for the threefold repetition: all that the key stands for, compared in full. */
export function repeats(one: Position, other: Position): boolean {
  return (
    one.board.keyLow === other.board.keyLow &&
    one.board.keyHigh === other.board.keyHigh &&
    one.side === other.side &&
    one.castlingRights === other.castlingRights &&
    usableEnPassant(one) === usableEnPassant(other) &&
    one.board.squares.every((piece, square) => piece === other.board.squares[square])
  );
}

function usableEnPassant(position: Position): Square {
  return canTakeEnPassant(position) ? position.enPassant : NO_SQUARE;
}
