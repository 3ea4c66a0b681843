/** The files, from White's left to right. */
export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export type File = (typeof FILES)[number];

/** The ranks, from White's side to Black's. */
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type Rank = (typeof RANKS)[number];

/** A square in algebraic notation, lower case: "e4". */
export type SquareName = `${File}${Rank}`;

/** A square as a number: a1 is 0, b1 is 1, a2 is 8, h8 is 63. */
export type Square = number;

/** What stands where a square could stand and none does. */
export const NO_SQUARE: Square = 64;

/** All squares in the order of their numbers: a1, b1 … h8. */
export const SQUARE_NAMES: readonly SquareName[] = RANKS.flatMap((rank) =>
  FILES.map((file): SquareName => `${file}${rank}`),
);

const SQUARES = Object.fromEntries(SQUARE_NAMES.map((name, square) => [name, square])) as Readonly<
  Record<SquareName, Square>
>;

/** Whether the text is the name of a square, such as "e4". */
export function isSquareName(text: string): text is SquareName {
  return Object.hasOwn(SQUARES, text);
}

/** The number of the square with this name. */
export function squareNamed(name: SquareName): Square {
  return SQUARES[name];
}

/** The file of a square as a number: 0 is the a-file, 7 the h-file. */
export function fileOf(square: Square): number {
  return square & 7;
}

/** The rank of a square as a number: 0 is the first rank, 7 the eighth. */
export function rankOf(square: Square): number {
  return square >> 3;
}

/** The square on this file and rank (0..7 each), or NO_SQUARE beyond the edge of the board. */
export function squareAt(file: number, rank: number): Square {
  const onBoard = file >= 0 && file < 8 && rank >= 0 && rank < 8;
  return onBoard ? rank * 8 + file : NO_SQUARE;
}
