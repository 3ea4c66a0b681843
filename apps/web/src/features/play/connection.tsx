'use client';

import { useTranslations } from 'next-intl';
import { Spoken } from '../../ui/spoken';
import styles from './connection.module.css';
import type { ConnectionStage } from './connection-stage';

/** How the line to the server is, as far as it concerns the person: mostly nothing, then a dot, then words. */
export function Connection({ stage }: { stage: ConnectionStage }) {
  const translate = useTranslations('play.connection');
  return (
    <div className={styles.connection} role="status">
      {stage === 'faint' && (
        <span className={styles.dot}>
          <Spoken>{translate('faint')}</Spoken>
        </span>
      )}
      {stage === 'lost' && <p className={styles.banner}>{translate('lost')}</p>}
    </div>
  );
}
