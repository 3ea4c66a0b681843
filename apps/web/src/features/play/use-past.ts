'use client';

import { useEffect, useRef, useState } from 'react';
import { fetchUntilThere } from '../../lib/fetch-until-there';
import type { Game, Sight } from './game';

/** Looking back at a position of the running game, through one's own eyes of that moment. */
export interface Past {
  /** What was seen then; `null` while the board shows the game as it stands. */
  sight: Sight | null;
  /** Steps to the position after that many half-moves; the newest is the game itself. */
  stepTo(ply: number): void;
  leave(): void;
}

/** The past of a running game. A step that brings no answer leaves the board as it is. */
export function usePast({ id, ply: newest }: Game): Past {
  const [sight, setSight] = useState<Sight | null>(null);
  const latest = useRef(0);

  const leave = () => {
    latest.current++;
    setSight(null);
  };
  const stepTo = async (ply: number) => {
    if (ply === newest) return leave();
    const asked = ++latest.current;
    const { fetchBoardAt } = await fetchUntilThere(() => import('./fetch-board-at'));
    const then = await fetchBoardAt(id, ply);
    if (asked === latest.current && then) setSight(then);
  };

  const looksBack = sight !== null;
  useEffect(() => {
    if (!looksBack) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      latest.current++;
      setSight(null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [looksBack]);

  return { sight, stepTo, leave };
}
