import type { ReactNode } from 'react';
import styles from './spoken.module.css';

/** Words for a screen reader, in place of what others see. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
