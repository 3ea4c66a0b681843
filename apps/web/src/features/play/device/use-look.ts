'use client';

import type { Color } from '@fog/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fetchUntilThere } from '../../../lib/fetch-until-there';
import type { Trouble } from '../../../lib/trouble';
import type { Game } from '../game';
import type { Sighted } from './fetch-look';

/** A look behind the curtain: none while it is down. */
export interface Look {
  sighted: Sighted | null;
  opening: boolean;
  trouble: Trouble | null;
  /** Lifts the curtain for the side to move. */
  open(turn: Color): Promise<void>;
  /** Lets the curtain fall, in the same frame. */
  close(): void;
}

/**
 * The one thing at this table that knows a piece. It holds a look for one turn only: the game going on, the page
 * being left or brought back, or `close` drop it.
 */
export function useLook({ id, ply }: Game): Look {
  const [sighted, setSighted] = useState<Sighted | null>(null);
  const [opening, setOpening] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const latest = useRef(0);

  if (sighted && sighted.sight.ply !== ply) setSighted(null);

  const close = useCallback(() => {
    latest.current++;
    setSighted(null);
    setOpening(false);
  }, []);

  useEffect(() => {
    const fall = () => flushSync(close);
    addEventListener('pagehide', fall);
    addEventListener('pageshow', fall);
    return () => {
      removeEventListener('pagehide', fall);
      removeEventListener('pageshow', fall);
    };
  }, [close]);

  const open = async (turn: Color) => {
    const asked = ++latest.current;
    setOpening(true);
    setTrouble(null);
    const { fetchLook } = await fetchUntilThere(() => import('./fetch-look'));
    const look = await fetchLook(id, turn);
    if (asked !== latest.current) return;
    setOpening(false);
    if (look && 'trouble' in look) setTrouble(look.trouble);
    else setSighted(look);
  };

  return { sighted, opening, trouble, open, close };
}
