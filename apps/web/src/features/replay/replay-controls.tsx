'use client';

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Dispatch } from 'react';
import type { PositionEvent } from './position';
import styles from './replay-controls.module.css';

interface ReplayControlsProps {
  ply: number;
  plies: number;
  playing: boolean;
  dispatch: Dispatch<PositionEvent>;
}

/** The slider over all half-moves, the steps, and play. */
export function ReplayControls({ ply, plies, playing, dispatch }: ReplayControlsProps) {
  const translate = useTranslations('replay');
  const steps = [
    { label: translate('first'), Icon: ChevronFirst, event: { kind: 'to', ply: 0 } },
    { label: translate('previous'), Icon: ChevronLeft, event: { kind: 'by', plies: -1 } },
    { label: translate(playing ? 'pause' : 'play'), Icon: playing ? Pause : Play, event: { kind: 'toggle' } },
    { label: translate('next'), Icon: ChevronRight, event: { kind: 'by', plies: 1 } },
    { label: translate('last'), Icon: ChevronLast, event: { kind: 'to', ply: plies } },
  ] as const;
  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={plies}
          value={ply}
          aria-label={translate('slider')}
          aria-valuetext={translate('position', { ply, plies })}
          onChange={(event) => dispatch({ kind: 'to', ply: event.target.valueAsNumber })}
        />
        <span className={styles.position} aria-hidden="true">
          {translate('position', { ply, plies })}
        </span>
      </div>
      <div className={styles.steps}>
        {steps.map(({ label, Icon, event }, index) => (
          <button
            key={index}
            type="button"
            className={styles.step}
            aria-label={label}
            title={label}
            onClick={() => dispatch(event)}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        ))}
      </div>
    </div>
  );
}
