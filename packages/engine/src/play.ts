import { type CastlingRights, castlingOfKing, castlingOverRook, RIGHTS_KEPT } from './castling.js';
import { packedMoves } from './moves.js';
import {
  type Move,
  originOf,
  type PackedMove,
  packed,
  packMove,
  promotionOf,
  targetOf,
} from './packed-move.js';
import { BLACK, EMPTY, KING, kindOf, otherSide, PAWN, type Piece, pieceOf, sideOfPiece } from './piece.js';
import { type Position, passingPawnSquare, type ScratchPosition, scratchPosition } from './position.js';
import { accept, type Result, refuse } from './result.js';
import { NO_SQUARE, type Square } from './square.js';

/**
 * What a move does away with and `unmake` needs, as one number: the piece taken (5 bits), the castling rights (4),
 * the en passant square (7) and the half-move clock (15).
 */
export type Undo = number;

function packUndo(taken: Piece, rights: CastlingRights, enPassant: Square, halfmoveClock: number): Undo {
  return taken | (rights << 5) | (enPassant << 9) | (halfmoveClock << 16);
}

/** The square on which this move takes a piece, or NO_SQUARE: its target, except en passant. */
export function captureSquare(position: Position, move: PackedMove): Square {
  const { squares } = position.board;
  const to = targetOf(move);
  if (squares[to] !== EMPTY) return to;
  const isEnPassant = to === position.enPassant && kindOf(squares[originOf(move)]) === PAWN;
  return isEnPassant ? passingPawnSquare(position) : NO_SQUARE;
}

/**
 * Makes a move, which must be one that `generateMoves` wrote for this position, and returns what `unmake` needs
 * to take it back.
 */
export function make(position: ScratchPosition, move: PackedMove): Undo {
  const { board, side, castlingRights, enPassant, halfmoveClock } = position;
  const from = originOf(move);
  const to = targetOf(move);
  const piece = board.squares[from];
  const kind = kindOf(piece);
  const takenOn = captureSquare(position, move);
  let taken = EMPTY;
  position.enPassant = NO_SQUARE;
  position.halfmoveClock = halfmoveClock + 1;

  if (takenOn !== NO_SQUARE) {
    taken = board.squares[takenOn];
    board.remove(takenOn);
    position.halfmoveClock = 0;
  }
  board.move(from, to);
  if (kind === PAWN) {
    position.halfmoveClock = 0;
    if (Math.abs(to - from) === 16) position.enPassant = (from + to) / 2;
    if (promotionOf(move) !== 0) {
      board.remove(to);
      board.put(to, pieceOf(side, promotionOf(move)));
    }
  }
  const castling = kind === KING ? castlingOfKing(from, to) : undefined;
  if (castling !== undefined) board.move(castling.rookFrom, castling.rookTo);
  position.castlingRights = castlingRights & RIGHTS_KEPT[from] & RIGHTS_KEPT[to];
  position.side = otherSide(side);
  if (side === BLACK) position.moveNumber++;
  return packUndo(taken, castlingRights, enPassant, halfmoveClock);
}

/** Takes back the move just made; `undo` is what `make` returned for it. */
export function unmake(position: ScratchPosition, move: PackedMove, undo: Undo): void {
  const { board } = position;
  const from = originOf(move);
  const to = targetOf(move);
  position.side = otherSide(position.side);
  if (position.side === BLACK) position.moveNumber--;
  position.castlingRights = (undo >> 5) & 15;
  position.enPassant = (undo >> 9) & 127;
  position.halfmoveClock = undo >> 16;

  if (promotionOf(move) !== 0) {
    board.remove(to);
    board.put(to, pieceOf(position.side, PAWN));
  }
  board.move(to, from);
  const kind = kindOf(board.squares[from]);
  const taken = undo & 31;
  if (taken !== EMPTY) {
    const isEnPassant = kind === PAWN && to === position.enPassant;
    board.put(isEnPassant ? passingPawnSquare(position) : to, taken);
  }
  const castling = kind === KING ? castlingOfKing(from, to) : undefined;
  if (castling !== undefined) board.move(castling.rookTo, castling.rookFrom);
}

/** The position after a move that `generateMoves` wrote for this one, which itself stays as it is. */
export function playPacked(position: Position, move: PackedMove): Position {
  const next = scratchPosition(position);
  make(next, move);
  return next;
}

/** The move as it is stored: a king that takes its own rook castles, so e1h1 becomes e1g1 where the king may castle. */
export function normalized(position: Position, move: PackedMove): PackedMove {
  const { squares } = position.board;
  const piece = squares[originOf(move)];
  const target = squares[targetOf(move)];
  const takesOwn = kindOf(piece) === KING && target !== EMPTY && sideOfPiece(target) === sideOfPiece(piece);
  const castling = takesOwn ? castlingOverRook(originOf(move), targetOf(move)) : undefined;
  return castling === undefined ? move : packMove(castling.kingFrom, castling.kingTo, promotionOf(move));
}

/** Plays a move in words; refused if it is none of this position's. King takes own rook (e1h1) is castling. */
export function play(position: Position, move: Move): Result<Position, 'ILLEGAL_MOVE'> {
  const wanted = normalized(position, packed(move));
  return packedMoves(position).includes(wanted)
    ? accept(playPacked(position, wanted))
    : refuse('ILLEGAL_MOVE');
}
