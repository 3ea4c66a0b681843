'use client';

import { useEffect, useState } from 'react';
import { createGraphqlClient } from '../../lib/graphql-client';
import { type Frame, loadReplay } from './load-replay';

interface Frames {
  /** `null` until they are there. */
  frames: readonly Frame[] | null;
  failed: boolean;
  retry(): void;
}

/** The boards of a game that is over: those the server rendered the page with, or fetched once it has ended here. */
export function useFrames(gameId: string, initial: readonly Frame[] | null): Frames {
  const [frames, setFrames] = useState(initial);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (initial) return;
    let gone = false;
    setFailed(false);
    loadReplay(createGraphqlClient(), gameId).then(
      (loaded) => gone || setFrames(loaded),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [gameId, initial, attempt]);

  return { frames, failed, retry: () => setAttempt(attempt + 1) };
}
