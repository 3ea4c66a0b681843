/**
 * The contract spells its enum values WHITE, KING_CAPTURED, SPECTATOR; the engine, and with it every component,
 * says white, king_captured, spectator. This is the border between the two.
 */

/** A value of the contract in the site's own vocabulary. */
export function fromContract<Name extends string>(name: Name): Lowercase<Name>;
export function fromContract<Name extends string>(name: Name | null): Lowercase<Name> | null;
export function fromContract(name: string | null): string | null {
  return name === null ? null : name.toLowerCase();
}

/** A word of the site's vocabulary as the contract spells it. */
export function toContract<Word extends string>(word: Word): Uppercase<Word>;
export function toContract<Word extends string>(word: Word | null): Uppercase<Word> | null;
export function toContract(word: string | null): string | null {
  return word === null ? null : word.toUpperCase();
}
