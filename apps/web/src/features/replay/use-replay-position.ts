'use client';

import { type Dispatch, useEffect, useMemo, useReducer } from 'react';
import { isTakenByFocus } from '../../lib/keys';
import { eventOfKey, type Position, type PositionEvent, positionReducer } from './position';

const PLY_MS = 900;

/** Where the replay stands, moved by its controls, by the keys, and by itself while it plays. It begins at `start`. */
export function useReplayPosition(
  plies: number,
  start: number,
): Position & { dispatch: Dispatch<PositionEvent> } {
  const reducer = useMemo(() => positionReducer(plies), [plies]);
  const [position, dispatch] = useReducer(reducer, { ply: start, playing: false });

  useEffect(() => {
    if (!position.playing) return;
    const timer = setInterval(() => dispatch({ kind: 'tick' }), PLY_MS);
    return () => clearInterval(timer);
  }, [position.playing]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const stepped = eventOfKey(event.key);
      if (!stepped || isTakenByFocus(event)) return;
      event.preventDefault();
      dispatch(stepped);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return { ...position, dispatch };
}
