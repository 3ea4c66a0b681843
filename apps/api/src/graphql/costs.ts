/** What another reading of the database adds to the cost of a query. */
export const READING = 20;

/** What a look at a board or at moves adds: in a list, each game is read and replayed for it. */
export const VIEWING = 50;

/** What counting a list adds: it walks up to 10,000 rows of an index. */
export const COUNTING = 100;

/** What a list of moves adds, of which nobody can tell beforehand how long it is: a long game has hundreds. */
export const LISTING = 5_000;

/** What the whole schema adds, which has thousands of values of its own. */
export const INTROSPECTION = 4_000;

/** How much dearer than its values a frame of a replay is: three boards are looked at for each. */
export const FRAME_FACTOR = 1.3;

/**
 * What a list adds whose length is asked for. A length below nothing, which its field refuses, takes nothing off the
 * rest of the query.
 */
export function lengthCost(length: number, each: number): number {
  return Math.max(0, length) * each;
}
