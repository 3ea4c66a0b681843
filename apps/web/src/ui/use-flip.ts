'use client';

import { useEffect, useState } from 'react';
import { isTakenByFocus } from '../lib/keys';

/** The key that turns a board round, as on other sites. */
const FLIP_KEY = 'f';

/** Whether a board is turned round, and what turns it: a button may, and the key does. */
export function useFlip(): [flipped: boolean, flip: () => void] {
  const [flipped, setFlipped] = useState(false);
  const flip = () => setFlipped((turned) => !turned);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === FLIP_KEY && !event.repeat && !isTakenByFocus(event)) flip();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return [flipped, flip];
}
