'use client';

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { useTranslations } from 'next-intl';
import type { Dispatch, ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import type { PositionEvent } from './position';
import styles from './replay-controls.module.css';

interface ReplayControlsProps {
  ply: number;
  plies: number;
  playing: boolean;
  /** What else there is to say of this moment. */
  detail: string;
  dispatch: Dispatch<PositionEvent>;
  /** The picture the slider runs over. */
  children: ReactNode;
}

/** The slider over all half-moves, the steps, and play. */
export function ReplayControls({ ply, plies, playing, detail, dispatch, children }: ReplayControlsProps) {
  const translate = useTranslations('replay');
  const steps = [
    { label: translate('first'), icon: ChevronFirst, event: { kind: 'to', ply: 0 } },
    { label: translate('previous'), icon: ChevronLeft, event: { kind: 'by', plies: -1 } },
    { label: translate(playing ? 'pause' : 'play'), icon: playing ? Pause : Play, event: { kind: 'toggle' } },
    { label: translate('next'), icon: ChevronRight, event: { kind: 'by', plies: 1 } },
    { label: translate('last'), icon: ChevronLast, event: { kind: 'to', ply: plies } },
  ] as const;
  const position = translate('position', { ply, plies });
  return (
    <div className={styles.controls}>
      <div className={styles.track}>
        {children}
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={plies}
          value={ply}
          aria-label={translate('slider')}
          aria-valuetext={`${position}. ${detail}`}
          onChange={(event) => dispatch({ kind: 'to', ply: event.target.valueAsNumber })}
        />
      </div>
      <p className={styles.position} aria-hidden="true">
        <span>{position}</span>
        <span>{detail}</span>
      </p>
      <div className={styles.steps}>
        {steps.map(({ label, icon, event }, index) => (
          <button
            key={index}
            type="button"
            className={styles.step}
            aria-label={label}
            title={label}
            onClick={() => dispatch(event)}
          >
            <Icon of={icon} size={20} />
          </button>
        ))}
      </div>
    </div>
  );
}
