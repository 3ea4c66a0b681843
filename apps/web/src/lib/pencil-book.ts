import { type Color, isSquareName, type SquareName } from '@fog/engine';
import { PENCIL_NOTES, type PencilNote, type PencilNotes } from '../board/pencil';

/** One note, and the half-moves during which it stood: from `since` on, until it was rubbed out or the square was seen. */
export interface PencilLine {
  readonly square: SquareName;
  readonly note: PencilNote;
  readonly since: number;
  readonly until: number | null;
}

/** All that one player has written in one game. Nothing is torn out: what stood at any half-move can be read again. */
export type PencilBook = readonly PencilLine[];

/** The notes that stood when so many half-moves had been made. */
export function notesAt(book: PencilBook, ply: number): PencilNotes {
  const standing = book.filter(({ since, until }) => since <= ply && (until === null || ply < until));
  return Object.fromEntries(standing.map(({ square, note }) => [square, note]));
}

/** The book with a note on a square in place of any other; with `null` the square is rubbed out. */
export function withNote(
  book: PencilBook,
  square: SquareName,
  note: PencilNote | null,
  ply: number,
): PencilBook {
  const rest = rubbedOut(book, new Set([square]), ply);
  return note === null ? rest : [...rest, { square, note, since: ply, until: null }];
}

/** The book without notes on squares that are seen by now. The same book where there were none. */
export function rubbedOut(book: PencilBook, seen: ReadonlySet<SquareName>, ply: number): PencilBook {
  const ends = ({ square, until }: PencilLine) => until === null && seen.has(square);
  if (!book.some(ends)) return book;
  return book
    .map((line) => (ends(line) ? { ...line, until: ply } : line))
    .filter(({ since, until }) => since !== until);
}

/** The book that this browser keeps for one side of a game; an empty one where it keeps none that can be read. */
export function readBook(gameId: string, color: Color): PencilBook {
  try {
    const lines: unknown = JSON.parse(localStorage.getItem(keyOf(gameId, color)) ?? '[]');
    return Array.isArray(lines) ? lines.filter(isLine) : [];
  } catch {
    return [];
  }
}

/** Keeps the book on this device. A browser that keeps nothing loses it with the page. */
export function keepBook(gameId: string, color: Color, book: PencilBook): void {
  try {
    localStorage.setItem(keyOf(gameId, color), JSON.stringify(book));
  } catch {}
}

const keyOf = (gameId: string, color: Color) => `pencil:${gameId}:${color}`;

function isLine(line: unknown): line is PencilLine {
  const { square, note, since, until } = Object(line);
  return (
    isSquareName(String(square)) &&
    PENCIL_NOTES.includes(note) &&
    Number.isInteger(since) &&
    (until === null || Number.isInteger(until))
  );
}
