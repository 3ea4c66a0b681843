import { CASTLINGS_OF } from './castling.js';
import {
  DIAGONAL_RAYS,
  KING_STEPS,
  KNIGHT_STEPS,
  PAWN_CAPTURES,
  RAY_LENGTH,
  RAY_STRIDE,
  RAYS,
  STEP_STRIDE,
  STRAIGHT_RAYS,
} from './geometry.js';
import { compareMoves, type Move, type PackedMove, packMove, unpacked } from './packed-move.js';
import {
  BISHOP,
  EMPTY,
  KING,
  KNIGHT,
  kindOf,
  PAWN,
  type Piece,
  QUEEN,
  ROOK,
  type Side,
  sideOfPiece,
  WHITE,
} from './piece.js';
import type { Position } from './position.js';
import { NO_SQUARE, rankOf, type Square } from './square.js';

/** More than sixteen pieces can ever have: each has at most 27 moves, a pawn at most 12. */
export const MOST_MOVES = 16 * 27;

/** A place to write moves into, made once and used again: in search, MOST_MOVES for each ply. */
export type MoveBuffer = Int32Array;

/** A buffer for the moves of so many plies. */
export function moveBuffer(plies = 1): MoveBuffer {
  return new Int32Array(plies * MOST_MOVES);
}

/**
 * Writes all moves of the side to move into `moves` from index `end` on, and returns the index after the last.
 * Once a king is gone there are none.
 */
export function generateMoves(position: Position, moves: MoveBuffer, end: number): number {
  const { kings } = position.board;
  const isOver = kings[0] === NO_SQUARE || kings[1] === NO_SQUARE;
  return isOver ? end : generateMovesOf(position.side, position, moves, end);
}

/** The same for either side, as if it were its turn and whether or not the kings still stand: what it sees by. */
export function generateMovesOf(side: Side, position: Position, moves: MoveBuffer, start: number): number {
  const { board } = position;
  const { squares } = board;
  const list = board.lists[side];
  const count = board.counts[side];
  let end = start;
  for (let place = 0; place < count; place++) {
    const from = list[place];
    switch (kindOf(squares[from])) {
      case PAWN:
        end = pawnMoves(side, position, from, moves, end);
        break;
      case KNIGHT:
        end = steps(KNIGHT_STEPS, side, squares, from, moves, end);
        break;
      case BISHOP:
        end = slides(DIAGONAL_RAYS.first, DIAGONAL_RAYS.end, side, squares, from, moves, end);
        break;
      case ROOK:
        end = slides(STRAIGHT_RAYS.first, STRAIGHT_RAYS.end, side, squares, from, moves, end);
        break;
      case QUEEN:
        end = slides(STRAIGHT_RAYS.first, DIAGONAL_RAYS.end, side, squares, from, moves, end);
        break;
      case KING:
        end = steps(KING_STEPS, side, squares, from, moves, end);
        break;
    }
  }
  return position.castlingRights === 0 ? end : castlings(side, position, moves, end);
}

function isOwn(side: Side, piece: Piece): boolean {
  return piece !== EMPTY && sideOfPiece(piece) === side;
}

function steps(
  table: Uint8Array,
  side: Side,
  squares: Uint8Array,
  from: Square,
  moves: MoveBuffer,
  start: number,
): number {
  let end = start;
  for (let index = from * STEP_STRIDE; table[index] !== NO_SQUARE; index++) {
    const to = table[index];
    if (!isOwn(side, squares[to])) moves[end++] = packMove(from, to, 0);
  }
  return end;
}

function slides(
  firstRay: number,
  endOfRays: number,
  side: Side,
  squares: Uint8Array,
  from: Square,
  moves: MoveBuffer,
  start: number,
): number {
  let end = start;
  const rays = from * RAY_STRIDE;
  for (let ray = rays + firstRay; ray < rays + endOfRays; ray += RAY_LENGTH) {
    for (let index = ray; RAYS[index] !== NO_SQUARE; index++) {
      const to = RAYS[index];
      const piece = squares[to];
      if (piece === EMPTY) {
        moves[end++] = packMove(from, to, 0);
        continue;
      }
      if (sideOfPiece(piece) !== side) moves[end++] = packMove(from, to, 0);
      break;
    }
  }
  return end;
}

function pawnMoves(side: Side, position: Position, from: Square, moves: MoveBuffer, start: number): number {
  const { squares } = position.board;
  const forward = side === WHITE ? 8 : -8;
  const startRank = side === WHITE ? 1 : 6;
  const enPassant = side === position.side ? position.enPassant : NO_SQUARE;
  let end = start;
  const ahead = from + forward;
  if (squares[ahead] === EMPTY) {
    end = pawnMove(from, ahead, moves, end);
    const twoAhead = ahead + forward;
    if (rankOf(from) === startRank && squares[twoAhead] === EMPTY) moves[end++] = packMove(from, twoAhead, 0);
  }
  const captures = PAWN_CAPTURES[side];
  for (let index = from * STEP_STRIDE; captures[index] !== NO_SQUARE; index++) {
    const to = captures[index];
    const piece = squares[to];
    const canTake = piece === EMPTY ? to === enPassant : sideOfPiece(piece) !== side;
    if (canTake) end = pawnMove(from, to, moves, end);
  }
  return end;
}

function pawnMove(from: Square, to: Square, moves: MoveBuffer, start: number): number {
  let end = start;
  const rank = rankOf(to);
  if (rank === 0 || rank === 7) {
    for (let kind = QUEEN; kind >= KNIGHT; kind--) moves[end++] = packMove(from, to, kind);
  } else {
    moves[end++] = packMove(from, to, 0);
  }
  return end;
}

function castlings(side: Side, position: Position, moves: MoveBuffer, start: number): number {
  const { squares } = position.board;
  let end = start;
  for (const castling of CASTLINGS_OF[side]) {
    const isOpen = (position.castlingRights & castling.right) !== 0;
    if (isOpen && castling.between.every((square) => squares[square] === EMPTY)) {
      moves[end++] = packMove(castling.kingFrom, castling.kingTo, 0);
    }
  }
  return end;
}

const scratchMoves = moveBuffer();

/** All moves of the side to move as numbers, in no order. */
export function packedMoves(position: Position): PackedMove[] {
  return Array.from(scratchMoves.subarray(0, generateMoves(position, scratchMoves, 0)));
}

/** All moves of the side to move, by origin, then target, then promotion: queen, rook, bishop, knight. */
export function legalMoves(position: Position): Move[] {
  return packedMoves(position).sort(compareMoves).map(unpacked);
}
