import { randomInt } from 'node:crypto';
import type { Result } from '@fog/engine';

const LONGEST = 32;

/** Control, format (bidi), zero-width and other invisible characters, and line separators. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** What is wrong with a name; the words are for the person who typed it. */
export type NameProblem = string;

/** A name as it is kept: NFC, trimmed, 1 to 32 characters, none of them invisible. */
export function parseName(text: string): Result<string, NameProblem> {
  const name = text.normalize('NFC').trim();
  const length = [...name].length;
  if (length < 1 || length > LONGEST) return { ok: false, problem: `A name has 1 to ${LONGEST} characters.` };
  if (UNPRINTABLE.test(name)) return { ok: false, problem: 'A name holds visible characters only.' };
  return { ok: true, value: name };
}

/** A name for a guest who gave none. */
export function guestName(): string {
  return `Guest-${randomInt(10_000).toString().padStart(4, '0')}`;
}
