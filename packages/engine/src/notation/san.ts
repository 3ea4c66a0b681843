import { castlingOfKing } from '../castling.js';
import { packedMoves } from '../moves.js';
import { originOf, type PackedMove, promotionOf, targetOf } from '../packed-move.js';
import { KING, kindLetter, kindName, kindOf, PAWN } from '../piece.js';
import { captureSquare } from '../play.js';
import type { Position } from '../position.js';
import { fileOf, NO_SQUARE, rankOf, SQUARE_NAMES, type Square } from '../square.js';

/**
 * The SAN of a move that can be played here. As there is no check there is no "+" and no "#", and a piece counts as
 * able to come to a square even if its king would be left attacked.
 */
export function makeSan(position: Position, move: PackedMove): string {
  const from = originOf(move);
  const to = targetOf(move);
  const piece = position.board.squares[from];
  const castling = kindOf(piece) === KING ? castlingOfKing(from, to) : undefined;
  if (castling !== undefined) return castling.san;

  const capture = captureSquare(position, move) === NO_SQUARE ? '' : 'x';
  if (kindOf(piece) === PAWN) {
    const file = capture === '' ? '' : SQUARE_NAMES[from][0];
    const promotion = promotionOf(move) === 0 ? '' : `=${kindLetter(kindName(promotionOf(move)))}`;
    return file + capture + SQUARE_NAMES[to] + promotion;
  }
  return kindLetter(kindName(piece)) + disambiguation(position, move) + capture + SQUARE_NAMES[to];
}

/** What tells the piece from others of its kind that can come to the same square: its file, its rank or both. */
function disambiguation(position: Position, move: PackedMove): string {
  const from = originOf(move);
  const { squares } = position.board;
  const others: Square[] = packedMoves(position)
    .filter((other) => targetOf(other) === targetOf(move))
    .map(originOf)
    .filter((other) => other !== from && squares[other] === squares[from]);
  const [file, rank] = SQUARE_NAMES[from];
  if (others.length === 0) return '';
  if (others.every((other) => fileOf(other) !== fileOf(from))) return file;
  if (others.every((other) => rankOf(other) !== rankOf(from))) return rank;
  return file + rank;
}
