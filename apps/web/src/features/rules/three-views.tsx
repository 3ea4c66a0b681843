'use client';

import type { Eyes } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '../../ui/button';
import type { ThreeBoards } from './positions';
import { RulesBoard } from './rules-board';
import styles from './three-views.module.css';

/** Beside each other, with the truth between the two that each know half of it. */
const ORDER = ['white', 'all', 'black'] as const satisfies readonly Eyes[];

/** The moment that stands on the page as it is served: White sees the king, and Black sees nothing coming. */
const FIRST_SHOWN = 13;

/** A moment with its words, which the server has in the page's language. */
export interface WordedMoment {
  readonly boards: ThreeBoards;
  readonly labels: Readonly<Record<Eyes, string>>;
  readonly story: string;
}

interface ThreeViewsProps {
  moments: readonly WordedMoment[];
  captions: Readonly<Record<Eyes, string>>;
}

/** One game in step on three boards: what White sees, what is true, what Black sees. */
export function ThreeViews({ moments, captions }: ThreeViewsProps) {
  const translate = useTranslations('replay');
  const [shown, setShown] = useState(FIRST_SHOWN);
  const last = moments.length - 1;
  const moment = moments[shown];
  if (!moment) return null;
  return (
    <div className={styles.views}>
      <div className={styles.boards}>
        {ORDER.map((eyes) => (
          <figure key={eyes} className={styles.figure} data-eyes={eyes}>
            <RulesBoard
              board={moment.boards[eyes]}
              label={moment.labels[eyes]}
              coordinates={eyes === 'all'}
            />
            <figcaption className={styles.caption}>{captions[eyes]}</figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.story} aria-live="polite">
        {moment.story}
      </p>
      <div className={styles.steps}>
        <Button kind="quiet" disabled={shown === 0} onClick={() => setShown(0)}>
          {translate('first')}
        </Button>
        <Button disabled={shown === 0} onClick={() => setShown(shown - 1)}>
          {translate('previous')}
        </Button>
        <Button disabled={shown === last} onClick={() => setShown(shown + 1)}>
          {translate('next')}
        </Button>
        <span className={styles.position}>{translate('position', { ply: shown, plies: last })}</span>
      </div>
    </div>
  );
}
