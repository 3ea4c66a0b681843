import type { Board } from './board.js';
import * as boards from './board.js';
import { CASTLINGS_OF } from './castling.js';
import * as geometry from './geometry.js';
import { DIAGONAL_RAYS, KING_STEPS, KNIGHT_STEPS, STRAIGHT_RAYS } from './geometry.js';
import * as packing from './packed-move.js';
import { compareMoves, type Move, type PackedMove, packMove, unpacked } from './packed-move.js';
import * as pieces from './piece.js';
import {
  BISHOP,
  BLACK,
  KING,
  KNIGHT,
  otherSide,
  PAWN,
  pieceOf,
  QUEEN,
  ROOK,
  type Side,
  sideBit,
  WHITE,
} from './piece.js';
import { hasKing, type Position } from './position.js';
import { fileOf, NO_SQUARE, rankOf, type Square } from './square.js';

/** V8 folds a module's own constants into its loops and reads imported ones anew each time: the hottest become own. */
const { EMPTY } = pieces;
const { LIST_STRIDE } = boards;
const { RAYS, RAY_LENGTH, RAY_STRIDE } = geometry;
const { TARGET_BIT } = packing;

const LEAPERS = [
  { kind: KNIGHT, steps: KNIGHT_STEPS },
  { kind: KING, steps: KING_STEPS },
];

const SLIDERS = [
  { kind: BISHOP, firstRay: DIAGONAL_RAYS.first, endOfRays: DIAGONAL_RAYS.end },
  { kind: ROOK, firstRay: STRAIGHT_RAYS.first, endOfRays: STRAIGHT_RAYS.end },
  { kind: QUEEN, firstRay: STRAIGHT_RAYS.first, endOfRays: DIAGONAL_RAYS.end },
];

/** More than sixteen pieces can ever have: each has at most 27 moves, a pawn at most 12. */
export const MOST_MOVES = 16 * 27;

/** A place to write moves into, made once and used again: in search, MOST_MOVES for each ply. */
export type MoveBuffer = Int32Array;

/** A buffer for the moves of so many plies. */
export function moveBuffer(plies = 1): MoveBuffer {
  return new Int32Array(plies * MOST_MOVES);
}

/**
 * Writes all moves of the side to move into `moves` from index `start` on, and returns the index after the last.
 * Once a king is gone there are none.
 */
export function generateMoves(position: Position, moves: MoveBuffer, start: number): number {
  const isOver = !hasKing(position, WHITE) || !hasKing(position, BLACK);
  return isOver ? start : generateMovesOf(position.side, position, moves, start);
}

/** The same for either side, as if it were its turn and whether or not the kings still stand: what it sees by. */
export function generateMovesOf(side: Side, position: Position, moves: MoveBuffer, start: number): number {
  let end = pawnMoves(side, position, moves, start);
  end = leaps(side, position.board, moves, end);
  end = slides(side, position.board, moves, end);
  return position.castlingRights === 0 ? end : castlings(side, position, moves, end);
}

function pawnMoves(side: Side, position: Position, moves: MoveBuffer, start: number): number {
  const { squares, lists, counts } = position.board;
  const forward = side === WHITE ? 8 : -8;
  const startRank = side === WHITE ? 1 : 6;
  const enemy = sideBit(otherSide(side));
  const enPassant = side === position.side ? position.enPassant : NO_SQUARE;
  const pawn = pieceOf(side, PAWN);
  const first = pawn * LIST_STRIDE;
  const last = first + counts[pawn];
  let end = start;
  for (let place = first; place < last; place++) {
    const from = lists[place];
    const ahead = from + forward;
    if (squares[ahead] === EMPTY) {
      end = pawnMove(from, ahead, moves, end);
      const twoAhead = ahead + forward;
      if (rankOf(from) === startRank && squares[twoAhead] === EMPTY)
        moves[end++] = from | (twoAhead << TARGET_BIT);
    }
    const file = fileOf(from);
    const left = ahead - 1;
    if (file > 0 && ((squares[left] & enemy) !== 0 || left === enPassant)) {
      end = pawnMove(from, left, moves, end);
    }
    const right = ahead + 1;
    if (file < 7 && ((squares[right] & enemy) !== 0 || right === enPassant)) {
      end = pawnMove(from, right, moves, end);
    }
  }
  return end;
}

function pawnMove(from: Square, to: Square, moves: MoveBuffer, start: number): number {
  const isPromotion = to < 8 || to >= 56;
  if (isPromotion) return promotions(from, to, moves, start);
  moves[start] = from | (to << TARGET_BIT);
  return start + 1;
}

function promotions(from: Square, to: Square, moves: MoveBuffer, start: number): number {
  let end = start;
  for (let kind = QUEEN; kind >= KNIGHT; kind--) moves[end++] = packMove(from, to, kind);
  return end;
}

/** Knights and king: to each square one step away where no own piece stands. */
function leaps(side: Side, board: Board, moves: MoveBuffer, start: number): number {
  const { squares, lists, counts } = board;
  const own = sideBit(side);
  let end = start;
  for (const { kind, steps } of LEAPERS) {
    const { starts, targets } = steps;
    const piece = pieceOf(side, kind);
    const first = piece * LIST_STRIDE;
    const last = first + counts[piece];
    for (let place = first; place < last; place++) {
      const from = lists[place];
      const endOfSteps = starts[from + 1];
      for (let index = starts[from]; index < endOfSteps; index++) {
        const to = targets[index];
        if ((squares[to] & own) === 0) moves[end++] = from | (to << TARGET_BIT);
      }
    }
  }
  return end;
}

/** Bishops, rooks and queens: along each ray to the first piece, and onto it if it is the enemy's. */
function slides(side: Side, board: Board, moves: MoveBuffer, start: number): number {
  const { squares, lists, counts } = board;
  const own = sideBit(side);
  let end = start;
  for (const { kind, firstRay, endOfRays } of SLIDERS) {
    const piece = pieceOf(side, kind);
    const first = piece * LIST_STRIDE;
    const last = first + counts[piece];
    for (let place = first; place < last; place++) {
      const from = lists[place];
      const endOfSquare = from * RAY_STRIDE + endOfRays;
      for (let ray = from * RAY_STRIDE + firstRay; ray < endOfSquare; ray += RAY_LENGTH) {
        let index = ray;
        let to = RAYS[index];
        while (squares[to] === EMPTY) {
          moves[end++] = from | (to << TARGET_BIT);
          to = RAYS[++index];
        }
        if ((squares[to] & own) === 0) moves[end++] = from | (to << TARGET_BIT);
      }
    }
  }
  return end;
}

function castlings(side: Side, position: Position, moves: MoveBuffer, start: number): number {
  const { squares } = position.board;
  let end = start;
  for (let wing = 0; wing < 2; wing++) {
    const { right, between, kingFrom, kingTo } = CASTLINGS_OF[side][wing];
    const isOpen = (position.castlingRights & right) !== 0 && isEmpty(between, squares);
    if (isOpen) moves[end++] = packMove(kingFrom, kingTo, 0);
  }
  return end;
}

function isEmpty(between: readonly Square[], squares: Uint8Array): boolean {
  let index = 0;
  while (index < between.length && squares[between[index]] === EMPTY) index++;
  return index === between.length;
}

const scratchMoves = moveBuffer();

/** All moves of the side to move as numbers, in no order. */
export function packedMoves(position: Position): PackedMove[] {
  const end = generateMoves(position, scratchMoves, 0);
  const moves: PackedMove[] = [];
  for (let index = 0; index < end; index++) moves.push(scratchMoves[index]);
  return moves;
}

/** All moves of the side to move, by origin, then target, then promotion: queen, rook, bishop, knight. */
export function legalMoves(position: Position): Move[] {
  return packedMoves(position).sort(compareMoves).map(unpacked);
}
