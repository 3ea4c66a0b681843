'use client';

import { opposite } from '@fog/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Pencil } from '../../board/pencil';
import { readPlacement, visibleSquares } from '../../board/placement';
import { keepBook, notesAt, type PencilBook, readBook, rubbedOut, withNote } from '../../lib/pencil-book';
import type { Sight } from './game';

/**
 * The pencil of the one who sees this board. What it writes stays on this device, by game and by side; it is rubbed
 * out where the square comes into sight.
 *
 * @param past whether the board shows an earlier moment, where notes can only be read
 * @returns `null` for a spectator, who has nothing to go by
 */
export function usePencil(gameId: string, { eyes, ply, placement }: Sight, past: boolean): Pencil | null {
  const side = eyes === 'white' || eyes === 'black' ? eyes : null;
  const [book, setBook] = useState<PencilBook>([]);
  useEffect(() => setBook(side ? readBook(gameId, side) : []), [gameId, side]);

  const open = useMemo(() => {
    const seen = visibleSquares(readPlacement(placement));
    return past ? book : rubbedOut(book, seen, ply);
  }, [book, placement, ply, past]);
  useEffect(() => {
    if (side && open !== book) {
      setBook(open);
      keepBook(gameId, side, open);
    }
  }, [gameId, side, open, book]);

  if (!side) return null;
  return {
    color: opposite(side),
    notes: notesAt(open, ply),
    onNote: past
      ? undefined
      : (square, note) => {
          const written = withNote(open, square, note, ply);
          setBook(written);
          keepBook(gameId, side, written);
        },
  };
}
