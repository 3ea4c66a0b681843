'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import styles from './clock-face.module.css';
import { clockText } from './clock-text';
import type { Clock } from './game';

const TICK_MS = 100;

/** A seat's clock, counted down from the moment the API's answer came: no clock of this device has to be right. */
export function ClockFace({ clock, color }: { clock: Clock; color: Color }) {
  const translate = useTranslations('play.clock');
  const running = clock.running === color;
  const time = clockText(clock.left[color] - useElapsed(clock, running));
  return (
    <span
      className={styles.clock}
      data-running={running}
      role="timer"
      aria-label={translate('label', { time })}
    >
      {time}
    </span>
  );
}

/** Milliseconds since this answer came, or none while the clock stands. */
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
