'use client';

import type { Color } from '@fog/engine';
import { useEffect, useState } from 'react';
import { ClockFace } from '../../ui/table/clock-face';
import type { Clock } from './game';

const TICK_MS = 100;

/** A seat's clock, counted down from the moment the API's answer came: no clock of this device has to be right. */
export function TickingClock({ clock, color }: { clock: Clock; color: Color }) {
  const running = clock.running === color;
  return <ClockFace ms={clock.left[color] - useElapsed(clock, running)} running={running} />;
}

/**
 * Milliseconds since this answer came, or none while the clock stands. Measured anew at every tick, never added up:
 * a page that was asleep, or late with its ticks, shows the right time at the next.
 */
function useElapsed(answer: Clock, running: boolean): number {
  const [elapsed, setElapsed] = useState({ answer, ms: 0 });
  useEffect(() => {
    if (!running) return;
    const received = performance.now();
    const timer = setInterval(() => setElapsed({ answer, ms: performance.now() - received }), TICK_MS);
    return () => clearInterval(timer);
  }, [answer, running]);
  return running && elapsed.answer === answer ? elapsed.ms : 0;
}
