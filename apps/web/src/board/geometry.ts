import { type Color, FILES, isSquareName, RANKS, type SquareName } from '@fog/engine';

/** A place on the drawn board: column 0 is the leftmost, row 0 the topmost. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** Where a square lies when the board is seen from `orientation`'s side. */
export function placeOf(square: SquareName, orientation: Color): Place {
  const file = FILES.indexOf(square[0] as (typeof FILES)[number]);
  const rank = RANKS.indexOf(square[1] as (typeof RANKS)[number]);
  return orientation === 'white' ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

/** The square at a place, or null beyond the edge of the board. */
export function squareAtPlace({ column, row }: Place, orientation: Color): SquareName | null {
  const file = FILES[orientation === 'white' ? column : 7 - column];
  const rank = RANKS[orientation === 'white' ? 7 - row : row];
  return file && rank ? `${file}${rank}` : null;
}

/** The eight rows of the drawn board, from the top, each from the left. */
export function rowsOf(orientation: Color): SquareName[][] {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7];
  return steps.map((row) => steps.map((column) => squareAtPlace({ column, row }, orientation) as SquareName));
}

/** Whether a square is one of the dark ones, as a1 is. */
export function isDark(square: SquareName): boolean {
  const { column, row } = placeOf(square, 'white');
  return (column + row) % 2 === 1;
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
};

/**
 * The square to which a key walks, as the board is drawn: arrows by one, Home and End along the row, Page Up and Page
 * Down along the column; a letter jumps to its file, a digit to its rank. Null if the key does not walk or the edge is
 * reached.
 */
export function walk(from: SquareName, key: string, orientation: Color): SquareName | null {
  const { column, row } = placeOf(from, orientation);
  if (key === 'Home') return squareAtPlace({ column: 0, row }, orientation);
  if (key === 'End') return squareAtPlace({ column: 7, row }, orientation);
  if (key === 'PageUp') return squareAtPlace({ column, row: 0 }, orientation);
  if (key === 'PageDown') return squareAtPlace({ column, row: 7 }, orientation);
  const [file, rank] = from;
  if (isSquareName(`${key}${rank}`)) return `${key}${rank}` as SquareName;
  if (isSquareName(`${file}${key}`)) return `${file}${key}` as SquareName;
  const step = STEPS[key];
  return step ? squareAtPlace({ column: column + step.column, row: row + step.row }, orientation) : null;
}

/** The dark squares as an SVG path, one unit a square; the same from either side: a strip of four in every row, a1 among them. */
export const DARK_SQUARES = [0, 1, 2, 3, 4, 5, 6, 7]
  .flatMap((row) => [0, 2, 4, 6].map((column) => `M${column + ((row + 1) % 2)} ${row}h1v1h-1z`))
  .join('');
