/** What another reading of the database adds to the cost of a query. */
export const READING = 200;

/** What a game's row adds where there are many of them, its players included. */
const ROW = 40;

/** What a look at a board adds. */
export const VIEWING = 50;

/** What a look into the past of a game adds: all of its moves are read and played again. */
export const PAST = 1_500;

/** What counting a list adds: it walks up to 10,000 rows of an index. */
const COUNTING = 200;

/** What a list of moves adds, of which nobody can tell beforehand how long it is: a long game has hundreds. The past included. */
export const LISTING = 5_000;

/** What the whole schema adds, which has thousands of values of its own. */
export const INTROSPECTION = 4_000;

/** How much dearer than its values a frame of a replay is: three boards are looked at for each. */
export const FRAME_FACTOR = 1.1;

/**
 * What a list adds whose length is asked for. A length below nothing, which its field refuses, takes nothing off the
 * rest of the query.
 */
export function lengthCost(length: number, each: number): number {
  return Math.max(0, length) * each;
}

/** What a page of games costs. */
export function pageCost(length: number, each: number): number {
  return READING + COUNTING + lengthCost(length, ROW + each);
}
