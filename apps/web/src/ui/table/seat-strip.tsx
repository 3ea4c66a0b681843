import type { ReactNode } from 'react';
import { BotMark } from '../bot-mark';
import styles from './seat-strip.module.css';

interface SeatStripProps {
  name: string;
  /** Whether a program sits there. */
  isBot?: boolean;
  /** The seat's colour, and whether it is to move, in words. */
  detail: string;
  /** Whether whoever sits there has the game open, and the words for it; without it nothing is said. */
  presence?: { isThere: boolean; words: string } | null;
  /** Whether it is this seat's turn; said in `detail` too. */
  toMove?: boolean;
  /** What the seat has lost, where it is told. */
  losses?: ReactNode;
  /** The seat's clock, where the game has one. */
  clock?: ReactNode;
}

/** One seat at the table: who sits there, which colour, and the clock. */
export function SeatStrip({
  name,
  isBot = false,
  detail,
  presence = null,
  toMove = false,
  losses,
  clock,
}: SeatStripProps) {
  return (
    <div className={styles.strip} data-to-move={toMove}>
      <span className={styles.lamp} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      {isBot && <BotMark />}
      {presence && (
        <span
          className={styles.presence}
          data-there={presence.isThere}
          role="img"
          aria-label={presence.words}
          title={presence.words}
        />
      )}
      <span className={styles.detail}>{detail}</span>
      {losses}
      {clock}
    </div>
  );
}
