'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '../../../ui/dialog';
import styles from './keys-dialog.module.css';

/** What the keys do while a square has the focus, and the last ones while none has; each row named in the messages. */
const ROWS = ['arrows', 'ends', 'letters', 'enter', 'escape', 'pencil', 'draw', 'past', 'flip'] as const;

/** The small map of the board's keys. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslations('play.keys');
  return (
    <Dialog title={translate('title')} onClose={onClose}>
      <dl className={styles.keys}>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <dt>{translate(`${row}.keys`)}</dt>
            <dd>{translate(`${row}.does`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
