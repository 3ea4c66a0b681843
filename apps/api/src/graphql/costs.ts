/** What another reading of the database adds to the cost of a query. */
export const READING = 250;

/** What a list of games adds: where its page begins and ends, and what stands there. */
const PAGE = 800;

/** What a game's row adds where there are many of them, its players included. */
const ROW = 55;

/** What a look at a board adds. */
export const VIEWING = 50;

/** What the past of a game adds where it is asked for: all moves are read and played again. */
export const PAST = 2_200;

/** What counting a list adds: it walks up to 12,000 rows. */
export const COUNTING = 2_500;

/** What a filter adds whose conditions no index holds: up to 5,000 rows are looked through. */
export const SIFTING = 4_000;

/** What a list of moves adds, of which nobody can tell beforehand how long it is: a long game has hundreds. */
export const LISTING = 4_500;

/** What the whole schema adds, which has thousands of values of its own. */
export const INTROSPECTION = 4_000;

/**
 * What a list adds whose length is asked for. A length below nothing, which its field refuses, takes nothing off the
 * rest of the query.
 */
export function lengthCost(length: number, each: number): number {
  return Math.max(0, length) * each;
}

/** What a page of games costs. */
export function pageCost(length: number, each: number): number {
  return PAGE + lengthCost(length, ROW + each);
}
