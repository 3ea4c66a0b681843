import { badInput } from '../graphql/errors.js';
import { isWritable } from '../instants.js';

/** The place of a game in a list: what the list is ordered by, and its id where that is equal. */
export interface Cursor {
  /** Milliseconds since the epoch, or a number of half-moves. */
  readonly key: number;
  readonly id: string;
}

export function makeCursor({ key, id }: Cursor): string {
  return Buffer.from(`${key}:${id}`).toString('base64url');
}

/**
 * @param field the argument it was given as.
 * @throws BAD_USER_INPUT for a text that no list has given.
 */
export function parseCursor(text: string, field: string): Cursor {
  const [, key, id] = /^(-?\d{1,16}):([\w-]{1,64})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (key === undefined || id === undefined || !isWritable(new Date(Number(key))))
    throw badInput(field, `${field} is no cursor of this list.`);
  return { key: Number(key), id };
}
