import { BLACK, type Side, WHITE } from './piece.js';
import { type Square, squareNamed } from './square.js';

/** A set of castling rights: a bit for each way to castle that is still open. */
export type CastlingRights = number;

/** One of the four ways to castle. Every square in `between` must be empty; attacks do not matter (rules.md). */
export interface Castling {
  readonly right: CastlingRights;
  readonly side: Side;
  /** The letter of the right in a FEN. */
  readonly letter: string;
  readonly san: string;
  readonly kingFrom: Square;
  readonly kingTo: Square;
  readonly rookFrom: Square;
  readonly rookTo: Square;
  readonly between: readonly Square[];
}

function castling(right: number, side: Side, wing: 'king' | 'queen'): Castling {
  const rank = side === WHITE ? 1 : 8;
  const on = (file: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h') => squareNamed(`${file}${rank}`);
  const letter = wing === 'king' ? 'k' : 'q';
  const shared = { right, side, letter: side === WHITE ? letter.toUpperCase() : letter, kingFrom: on('e') };
  return wing === 'king'
    ? {
        ...shared,
        san: 'O-O',
        kingTo: on('g'),
        rookFrom: on('h'),
        rookTo: on('f'),
        between: [on('f'), on('g')],
      }
    : {
        ...shared,
        san: 'O-O-O',
        kingTo: on('c'),
        rookFrom: on('a'),
        rookTo: on('d'),
        between: [on('b'), on('c'), on('d')],
      };
}

/** The four ways to castle, in the order of a FEN: KQkq. */
export const CASTLINGS: readonly Castling[] = [
  castling(1, WHITE, 'king'),
  castling(2, WHITE, 'queen'),
  castling(4, BLACK, 'king'),
  castling(8, BLACK, 'queen'),
];

/** The ways to castle of each side, White's first. */
export const CASTLINGS_OF: readonly (readonly Castling[])[] = [CASTLINGS.slice(0, 2), CASTLINGS.slice(2)];

/** The rights that survive a move from or to each square: a king or rook that leaves or falls takes its own along. */
export const RIGHTS_KEPT = new Uint8Array(64).fill(15);
for (const { right, kingFrom, rookFrom } of CASTLINGS) {
  RIGHTS_KEPT[kingFrom] &= ~right;
  RIGHTS_KEPT[rookFrom] &= ~right;
}

/** The way to castle in which a king goes from one square to the other, whether or not it is open now. */
export function castlingOfKing(from: Square, to: Square): Castling | undefined {
  return CASTLINGS.find(({ kingFrom, kingTo }) => kingFrom === from && kingTo === to);
}

/** The way to castle that is written as the king taking its own rook, whether or not it is open now. */
export function castlingOverRook(king: Square, rook: Square): Castling | undefined {
  return CASTLINGS.find(({ kingFrom, rookFrom }) => kingFrom === king && rookFrom === rook);
}
