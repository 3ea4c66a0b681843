import { fileOf, NO_SQUARE, rankOf, type Square, squareAt } from './square.js';

type Direction = readonly [files: number, ranks: number];

const STRAIGHT: readonly Direction[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL: readonly Direction[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const LEAPS: readonly Direction[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];

function squareFrom(origin: Square, [files, ranks]: Direction, steps: number): Square {
  return squareAt(fileOf(origin) + files * steps, rankOf(origin) + ranks * steps);
}

/** Places kept for one square in a step table: at most eight targets and the NO_SQUARE that ends them. */
export const STEP_STRIDE = 9;

function stepTable(directions: readonly Direction[]): Uint8Array {
  const table = new Uint8Array(64 * STEP_STRIDE).fill(NO_SQUARE);
  for (let origin = 0; origin < 64; origin++) {
    const targets = directions.map((direction) => squareFrom(origin, direction, 1));
    table.set(
      targets.filter((target) => target !== NO_SQUARE),
      origin * STEP_STRIDE,
    );
  }
  return table;
}

/** Where a knight can leap: the targets from `square` begin at `square * STEP_STRIDE` and end with NO_SQUARE. */
export const KNIGHT_STEPS = stepTable(LEAPS);

/** Where a king can step, laid out like KNIGHT_STEPS. */
export const KING_STEPS = stepTable([...STRAIGHT, ...DIAGONAL]);

/** Where a pawn can capture, by side (White, Black), laid out like KNIGHT_STEPS. */
export const PAWN_CAPTURES: readonly [white: Uint8Array, black: Uint8Array] = [
  stepTable([
    [-1, 1],
    [1, 1],
  ]),
  stepTable([
    [-1, -1],
    [1, -1],
  ]),
];

/** Places kept for one ray: at most seven squares and the NO_SQUARE that ends them. */
export const RAY_LENGTH = 8;

/** Places kept for the eight rays of one square. */
export const RAY_STRIDE = 8 * RAY_LENGTH;

/** The rays from `square` begin at `square * RAY_STRIDE`: four straight ones first, then four diagonal ones. */
export const RAYS = new Uint8Array(64 * RAY_STRIDE).fill(NO_SQUARE);

/** Where the straight rays begin and end among the rays of a square. */
export const STRAIGHT_RAYS = { first: 0, end: 4 * RAY_LENGTH } as const;

/** Where the diagonal rays begin and end among the rays of a square. */
export const DIAGONAL_RAYS = { first: 4 * RAY_LENGTH, end: 8 * RAY_LENGTH } as const;

for (let origin = 0; origin < 64; origin++) {
  [...STRAIGHT, ...DIAGONAL].forEach((direction, ray) => {
    for (let steps = 1; steps < RAY_LENGTH; steps++) {
      RAYS[origin * RAY_STRIDE + ray * RAY_LENGTH + steps - 1] = squareFrom(origin, direction, steps);
    }
  });
}
