'use client';

import { useEffect, useRef } from 'react';
import { currentSettings } from '../../../lib/settings';
import { LOW_MS } from '../../../ui/table/clock-text';
import type { Clock } from '../game';
import { ownSeat } from '../seats';
import type { TableState } from '../table-state';
import { type Sound, soundBetween } from './sound';

/** Lets the table be heard, as far as the person wants it to be. */
export function useSounds(state: TableState): void {
  const before = useRef(state);
  useEffect(() => {
    const sound = soundBetween(before.current, state);
    before.current = state;
    if (sound) void request(sound);
  }, [state]);

  // Fetched with the first press, so that the first move is not heard late.
  useEffect(() => {
    const wake = () => {
      if (currentSettings().sound) void fetchSynthesizer().then((synthesizer) => synthesizer?.wake());
    };
    addEventListener('pointerdown', wake, { once: true });
    return () => removeEventListener('pointerdown', wake);
  }, []);

  const seat = ownSeat(state.game);
  useLowTime(seat && state.game.status === 'active' ? state.game.clock : null, seat === 'white');
}

/** Sounds once a game, when the own clock runs into its last seconds; not where it began there. */
function useLowTime(clock: Clock | null, isWhite: boolean): void {
  const warned = useRef(false);
  useEffect(() => {
    const color = isWhite ? 'white' : 'black';
    if (clock?.running !== color || warned.current) return;
    const left = clock.left[color] - LOW_MS;
    if (left <= 0) return;
    const timer = setTimeout(() => {
      warned.current = true;
      void request('lowTime');
    }, left);
    return () => clearTimeout(timer);
  }, [clock, isWhite]);
}

/** Browsers let nothing be heard before the first press; until then, and while sound is off, nothing is fetched. */
async function request(sound: Sound): Promise<void> {
  if (!currentSettings().sound || !navigator.userActivation?.hasBeenActive) return;
  const synthesizer = await fetchSynthesizer();
  await synthesizer?.play(sound);
}

/** What makes the sounds. While the line is away it cannot be fetched, and a sound that comes late is worse than none. */
const fetchSynthesizer = () => import('./synthesizer').catch(() => null);
