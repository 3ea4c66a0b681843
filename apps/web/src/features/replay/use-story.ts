'use client';

import { useEffect, useState } from 'react';
import type { Frame } from './load-replay';
import type { Story } from './story';

/**
 * What nobody saw in the game of these frames; `null` until it is worked out, and where nobody moved. The rules are fetched for it only now,
 * and where they cannot be, the replay does without.
 */
export function useStory(frames: readonly Frame[] | null): Story | null {
  const [story, setStory] = useState<Story | null>(null);
  useEffect(() => {
    if (!frames || frames.length === 1) return;
    let gone = false;
    import('./story').then(
      ({ storyOf }) => gone || setStory(storyOf(frames.flatMap(({ uci }) => uci ?? []))),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [frames]);
  return story;
}
