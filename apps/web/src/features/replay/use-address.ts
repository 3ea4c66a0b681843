'use client';

import { useEffect } from 'react';
import { type Moment, queryOf } from './moment';

/** How long a replay rests before its address follows, in milliseconds: browsers bear only so many changes a second. */
const REST_MS = 300;

/** Keeps the page's address a link to the moment on the board, without a step in the browser's history. */
export function useAddress({ ply, scene }: Moment, plies: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const query = queryOf({ ply, scene }, plies);
      if (query !== location.search) history.replaceState(history.state, '', location.pathname + query);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [ply, scene, plies]);
}
