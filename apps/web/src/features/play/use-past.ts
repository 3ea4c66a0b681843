'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchUntilThere } from '../../lib/fetch-until-there';
import { isTakenByFocus } from '../../lib/keys';
import type { Game, Sight } from './game';
import { ownSeat } from './seats';

/** The keys that go back and forth, by half-moves. */
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Looking back at a position of the running game, through one's own eyes of that moment. */
export interface Past {
  /** What was seen then; `null` while the board shows the game as it stands. */
  sight: Sight | null;
  /** Steps to the position after that many half-moves; the newest is the game itself. */
  stepTo(ply: number): void;
  leave(): void;
}

/** The past of a running game. A step that brings no answer leaves the board as it is. */
export function usePast(game: Game): Past {
  const { id, ply: newest } = game;
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
  const shown = sight?.ply ?? newest;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && looksBack) return leave();
    const step = ARROWS[event.key];
    if (!step || isTakenByFocus(event) || ownSeat(game) === null) return;
    event.preventDefault();
    void stepTo(Math.min(newest, Math.max(1, shown + step)));
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);

  return { sight, stepTo, leave };
}
