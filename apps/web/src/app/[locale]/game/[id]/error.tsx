'use client';

import { useTranslations } from 'next-intl';
import { Button } from '../../../../ui/button';
import styles from './error.module.css';

/** The game could not be reached: what that means, and one way on. */
export default function GameError({ reset }: { error: Error; reset: () => void }) {
  const translate = useTranslations('play.failed');
  return (
    <div className={styles.failed} role="alert">
      <h1>{translate('title')}</h1>
      <p>{translate('body')}</p>
      <Button kind="lamp" onClick={reset}>
        {translate('again')}
      </Button>
    </div>
  );
}
