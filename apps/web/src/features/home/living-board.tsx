'use client';

import { Eye, EyeOff, Pause, Play } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Board } from '../../board/board';
import { Icon } from '../../ui/icon';
import { isMotionReduced } from '../../ui/motion';
import type { Moment } from './example-games';
import styles from './living-board.module.css';

/** How long a moment stays, in milliseconds, and the last one, when the king has been taken. */
const STAY = 1500;
const LAST_STAY = 6000;
/** The ply that stands still on the page as it is served: White is well in, and much is dark. */
const FIRST_SHOWN = 21;

/** A finished game, replayed through White's eyes; lifting the fog shows the truth of the same moment. */
export function LivingBoard({ moments }: { moments: readonly Moment[] }) {
  const translate = useTranslations('home.living');
  const [shown, setShown] = useState(FIRST_SHOWN);
  const [playing, setPlaying] = useState(false);
  const [lifted, setLifted] = useState(false);
  const isLast = shown === moments.length - 1;
  const everything = lifted || isLast;
  const moment = moments[shown];

  useEffect(() => setPlaying(!isMotionReduced()), []);

  useEffect(() => {
    if (!playing) return;
    const next = () => setShown(isLast ? 0 : shown + 1);
    const timer = setTimeout(next, isLast ? LAST_STAY : STAY);
    return () => clearTimeout(timer);
  }, [playing, shown, isLast]);

  if (!moment) return null;
  const byWhite = moment.ply % 2 === 1;

  return (
    <figure className={styles.figure}>
      <div className={styles.board}>
        <Board
          still
          placement={everything ? moment.truth : moment.seen}
          orientation="white"
          lastMove={everything || byWhite ? moment.move : null}
          label={translate(everything ? 'truth' : 'eyes')}
        />
      </div>
      <figcaption className={styles.caption}>
        <span>{translate(isLast ? 'end' : lifted ? 'truth' : 'eyes')}</span>
        <div className={styles.controls}>
          <button type="button" className={styles.control} onClick={() => setPlaying(!playing)}>
            <Icon of={playing ? Pause : Play} size={16} />
            {translate(playing ? 'pause' : 'play')}
          </button>
          <button
            type="button"
            className={styles.control}
            aria-pressed={lifted}
            onClick={() => setLifted(!lifted)}
          >
            <Icon of={lifted ? EyeOff : Eye} size={16} />
            {translate('lift')}
          </button>
        </div>
      </figcaption>
    </figure>
  );
}
