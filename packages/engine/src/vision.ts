import { generateMovesOf, moveBuffer } from './moves.js';
import { targetOf } from './packed-move.js';
import { type Color, sideBit, sideOf } from './piece.js';
import { canTakeEnPassant, type Position, passingPawnSquare } from './position.js';
import { SquareCollector, type SquareSet } from './square-set.js';

const moves = moveBuffer();

/**
 * The squares this side sees, whoever is to move: those of its own pieces, those its pieces could move to if it were
 * its turn, and, when it can take en passant, that of the pawn that just passed. A king that is gone changes
 * nothing: both sides' views are worked out to the end.
 */
export function visible(position: Position, color: Color): SquareSet {
  const side = sideOf(color);
  const own = sideBit(side);
  const { squares } = position.board;
  const seen = new SquareCollector();
  for (let square = 0; square < 64; square++) {
    if ((squares[square] & own) !== 0) seen.add(square);
  }
  const end = generateMovesOf(side, position, moves, 0);
  for (let index = 0; index < end; index++) seen.add(targetOf(moves[index]));
  if (side === position.side && canTakeEnPassant(position)) seen.add(passingPawnSquare(position));
  return seen.toSet();
}
