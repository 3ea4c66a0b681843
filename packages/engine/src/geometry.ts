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

/**
 * Targets from every square, in one flat list: those from `square` begin at `starts[square]` and end before
 * `starts[square + 1]`.
 */
export interface StepTable {
  readonly starts: Uint16Array;
  readonly targets: Uint8Array;
}

function stepTable(directions: readonly Direction[]): StepTable {
  const targets: Square[] = [];
  const starts = [0];
  for (let origin = 0; origin < 64; origin++) {
    targets.push(
      ...directions.map((direction) => squareFrom(origin, direction, 1)).filter((to) => to !== NO_SQUARE),
    );
    starts.push(targets.length);
  }
  return { starts: Uint16Array.from(starts), targets: Uint8Array.from(targets) };
}

/** Where a knight can leap. */
export const KNIGHT_STEPS = stepTable(LEAPS);

/** Where a king can step. */
export const KING_STEPS = stepTable([...STRAIGHT, ...DIAGONAL]);

/** Places kept for one ray: at most seven squares and the NO_SQUARE that ends them. */
export const RAY_LENGTH = 8;

/** Places kept for the eight rays of one square. */
export const RAY_STRIDE = 8 * RAY_LENGTH;

/** The rays from `square` begin at `square * RAY_STRIDE`: four straight ones first, then four diagonal ones. */
export const RAYS = new Uint8Array(64 * RAY_STRIDE).fill(NO_SQUARE);

/** Where the straight rays of a square begin and end among all of its rays. */
export const STRAIGHT_RAYS = { first: 0, end: 4 * RAY_LENGTH } as const;

/** Where the diagonal rays of a square begin and end among all of its rays: right after the straight ones. */
export const DIAGONAL_RAYS = { first: 4 * RAY_LENGTH, end: 8 * RAY_LENGTH } as const;

for (let origin = 0; origin < 64; origin++) {
  [...STRAIGHT, ...DIAGONAL].forEach((direction, ray) => {
    for (let steps = 1; steps < RAY_LENGTH; steps++) {
      RAYS[origin * RAY_STRIDE + ray * RAY_LENGTH + steps - 1] = squareFrom(origin, direction, steps);
    }
  });
}
