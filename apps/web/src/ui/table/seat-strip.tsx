import type { ReactNode } from 'react';
import styles from './seat-strip.module.css';

interface SeatStripProps {
  name: string;
  /** The seat's colour, and whether it is to move, in words. */
  detail: string;
  /** Whether it is this seat's turn; said in `detail` too. */
  toMove?: boolean;
  /** The seat's clock, where the game has one. */
  clock?: ReactNode;
}

/** One seat at the table: who sits there, which colour, and the clock. */
export function SeatStrip({ name, detail, toMove = false, clock }: SeatStripProps) {
  return (
    <div className={styles.strip} data-to-move={toMove}>
      <span className={styles.lamp} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
      {clock}
    </div>
  );
}
