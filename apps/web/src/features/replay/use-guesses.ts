'use client';

import { type Color, type Eyes, opposite } from '@fog/engine';
import { useEffect, useState } from 'react';
import type { Pencil } from '../../board/pencil';
import { notesAt, type PencilBook, readBook } from '../../lib/pencil-book';

/** The guesses that one pair of eyes had noted in pencil at a half-move; `null` for eyes that guess at nothing. */
export type Guesses = (eyes: Eyes, ply: number) => Pencil | null;

/** What was guessed on this device while the game ran, to be laid beside the truth. */
export function useGuesses(gameId: string): Guesses {
  const [books, setBooks] = useState<Readonly<Record<Color, PencilBook>>>({ white: [], black: [] });
  useEffect(() => setBooks({ white: readBook(gameId, 'white'), black: readBook(gameId, 'black') }), [gameId]);
  return (eyes, ply) => (eyes === 'all' ? null : { color: opposite(eyes), notes: notesAt(books[eyes], ply) });
}
