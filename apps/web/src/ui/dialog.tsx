'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Called when it has closed, whichever way; the focus is back where it was by then. */
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own dialog, open for as long as it is there. Escape, Close and a press beside it end it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const translate = useTranslations('dialog');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button kind="quiet" onClick={() => dialog.current?.close()}>
            {translate('close')}
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
