import { makeFen, positionOf } from '../notation/fen.js';
import type { Position } from '../position.js';
import { SQUARE_NAMES, type SquareName } from '../square.js';

function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
}

function mirroredSquare(square: string): string {
  return `${square[0]}${9 - Number(square[1])}`;
}

/** The position with the colours exchanged and the board turned upside down. */
export function mirrored(position: Position): Position {
  const [placement, turn, rights, enPassant, ...counters] = makeFen(position).split(' ');
  const turned = swapCase(rights).split('').sort().join('');
  return positionOf(
    [
      swapCase(placement.split('/').reverse().join('/')),
      turn === 'w' ? 'b' : 'w',
      turned,
      enPassant === '-' ? '-' : mirroredSquare(enPassant),
      ...counters,
    ].join(' '),
  );
}

/** The squares of the mirrored board, in board order. */
export function mirroredSquares(squares: readonly SquareName[]): SquareName[] {
  const turned = new Set(squares.map(mirroredSquare));
  return SQUARE_NAMES.filter((name) => turned.has(name));
}
