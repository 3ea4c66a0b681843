'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { ColorChoice } from './color-choice';
import styles from './new-game.module.css';
import type { ColorWish } from './request-game';
import { useNewGame } from './use-new-game';

/** One tap to each way of playing: a link for a friend, or this one device for both. */
export function NewGame() {
  const translate = useTranslations('home.new');
  const explain = useTranslations('problems');
  const { making, trouble, make } = useNewGame();
  const [color, setColor] = useState<ColorWish>('random');
  const busy = making !== null;

  return (
    <div className={styles.ways} aria-busy={busy}>
      <div className={styles.buttons}>
        <Button kind="lamp" disabled={busy} onClick={() => make('FRIEND', color)}>
          {translate(making === 'FRIEND' ? 'makingLink' : 'friend')}
        </Button>
        <Button disabled={busy} onClick={() => make('SAME_DEVICE', 'white')}>
          {translate(making === 'SAME_DEVICE' ? 'settingUp' : 'device')}
        </Button>
      </div>
      <ColorChoice value={color} onChange={setColor} disabled={busy} />
      <p className={styles.note} role="status">
        {trouble ? <span className={styles.trouble}>{explain(trouble)}</span> : translate('note')}
      </p>
    </div>
  );
}
