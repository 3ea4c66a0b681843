'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Trouble } from '../../lib/trouble';
import type { FreshLoss } from './loss';
import styles from './status.module.css';

interface StatusProps {
  title: string;
  children?: ReactNode;
  trouble?: Trouble | null;
}

/** The few large words beside the board, one line under them, and what went wrong if something did. */
export function Status({ title, children, trouble = null }: StatusProps) {
  const problem = useTranslations('problems');
  return (
    <div className={styles.status}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.line}>{trouble ? <span role="alert">{problem(trouble)}</span> : children}</p>
    </div>
  );
}

/** The sentence that says which own piece the last move took, and whether it was seen. */
export function useLossSentence(loss: FreshLoss | null): string | null {
  const translate = useTranslations('play.loss');
  return loss && translate(loss.seen ? 'seen' : 'hidden', { kind: loss.kind, square: loss.square });
}
