'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { ColorChoice } from './color-choice';
import styles from './new-game.module.css';
import type { ColorWish, GameWish } from './request-game';
import { TimeChoice } from './time-choice';
import type { TimeWish } from './time-wish';
import { useNewGame } from './use-new-game';

/** Two people at one device hold both colors, and have no clock. */
const ONE_DEVICE: GameWish = { pairing: 'SAME_DEVICE', color: 'white', time: 'none' };

/** One tap to each way of playing: a link for a friend, the computer, whoever else is there, or this one device for both. */
export function NewGame() {
  const translate = useTranslations('home.new');
  const explain = useTranslations('problems');
  const { making, trouble, make } = useNewGame();
  const [color, setColor] = useState<ColorWish>('random');
  const [time, setTime] = useState<TimeWish>('none');
  const busy = making !== null;

  return (
    <div className={styles.ways} aria-busy={busy}>
      <div className={styles.buttons}>
        <Button kind="lamp" disabled={busy} onClick={() => make({ pairing: 'FRIEND', color, time })}>
          {translate(making === 'FRIEND' ? 'makingLink' : 'friend')}
        </Button>
        <Button disabled={busy} onClick={() => make({ pairing: 'COMPUTER', color, time })}>
          {translate(making === 'COMPUTER' ? 'callingComputer' : 'computer')}
        </Button>
        <Button disabled={busy} onClick={() => make({ pairing: 'ANYONE', color, time })}>
          {translate(making === 'ANYONE' ? 'looking' : 'anyone')}
        </Button>
        <Button disabled={busy} onClick={() => make(ONE_DEVICE)}>
          {translate(making === 'SAME_DEVICE' ? 'settingUp' : 'device')}
        </Button>
      </div>
      <TimeChoice value={time} onChange={setTime} disabled={busy} />
      <ColorChoice value={color} onChange={setColor} disabled={busy} />
      <p className={styles.note} role="status">
        {trouble ? <span className={styles.trouble}>{explain(trouble)}</span> : translate('note')}
      </p>
    </div>
  );
}
