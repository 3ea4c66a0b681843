'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { type ReplayScene, SCENES } from './moment';
import styles from './scene-switch.module.css';

interface SceneSwitchProps {
  scene: ReplayScene;
  onChange: (scene: ReplayScene) => void;
}

/** Through whose eyes the game is seen, one of them taken; both at once only where there is room for two boards. */
export function SceneSwitch({ scene, onChange }: SceneSwitchProps) {
  const translate = useTranslations('replay.eyes');
  const name = useId();
  return (
    <fieldset className={styles.scenes} aria-label={translate('label')}>
      {SCENES.map((choice) => (
        <label key={choice} className={styles.choice} data-scene={choice}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={choice === scene}
            onChange={() => onChange(choice)}
          />
          {translate(choice)}
        </label>
      ))}
    </fieldset>
  );
}
