'use client';

import { EYES, type Eyes } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import styles from './eyes-switch.module.css';

/** Through whose eyes the board is seen: three choices, one of them taken. */
export function EyesSwitch({ eyes, onChange }: { eyes: Eyes; onChange: (eyes: Eyes) => void }) {
  const translate = useTranslations('replay.eyes');
  const name = useId();
  return (
    <fieldset className={styles.eyes} aria-label={translate('label')}>
      {EYES.map((choice) => (
        <label key={choice} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={choice === eyes}
            onChange={() => onChange(choice)}
          />
          {translate(choice)}
        </label>
      ))}
    </fieldset>
  );
}
