import type { ReactNode } from 'react';
import styles from './table.module.css';

interface TableProps {
  /** The strip of the seat that faces the viewer. */
  far: ReactNode;
  board: ReactNode;
  /** The strip of the seat on the viewer's side. */
  near: ReactNode;
  /** Whether two boards lie beside each other, and want the room of both. */
  wide?: boolean;
  /** What is said and done beside the board. */
  children: ReactNode;
}

/**
 * The table two people sit at: the board between its two seats, and beside it what is said and done. On a phone the
 * board runs from edge to edge and all of it stands on the first screen.
 */
export function Table({ far, board, near, wide = false, children }: TableProps) {
  return (
    <div className={styles.table} data-wide={wide}>
      <div className={styles.game}>
        {far}
        <div className={styles.board}>{board}</div>
        {near}
      </div>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
