import { createHash, randomBytes } from 'node:crypto';

/** The first letter of an id tells what it names, so that `node(id)` knows where to look. */
export const ID_PREFIXES = { game: 'g', player: 'p', session: 's' } as const;
export type IdKind = keyof typeof ID_PREFIXES;

/** A new opaque, url-safe id with 96 random bits. */
export function newId(kind: IdKind): string {
  return ID_PREFIXES[kind] + randomBytes(12).toString('base64url');
}

/** Whether the text begins as an id of this kind does. */
export function isIdOf(kind: IdKind, id: string): boolean {
  return id.startsWith(ID_PREFIXES[kind]);
}

/** A new secret with 128 random bits, url-safe. */
export function newSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** What is kept of a secret: whoever reads the database learns none. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
