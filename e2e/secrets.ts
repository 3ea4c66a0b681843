/** Placements, pieces and notation found in text that a browser was sent. */

/** One rank of a placement: pieces, digits, `?` for fog. */
const RANK = '[pnbrqkPNBRQK1-8?]{1,8}';
const PLACEMENT = new RegExp(`(?:${RANK}/){7}${RANK}`, 'g');
/** A quoted move in UCI or SAN, as the API writes it in `uci` and `san` (quotes may be escaped inside a page's payload). */
const NOTATION = /\\*"(?:uci|san)\\*":\\*"([^"\\]+)\\*"/g;

/** Every placement in the text. */
export const placementsIn = (text: string): string[] => text.match(PLACEMENT) ?? [];

/** Every move written in notation as data in the text. */
export const notationIn = (text: string): string[] => [...text.matchAll(NOTATION)].map((match) => match[1]!);

/** Whether a placement shows any piece at all. */
export const showsPiece = (placement: string): boolean => /[a-zA-Z]/.test(placement);
