'use client';

import { type Color, SQUARE_NAMES, type SquareName } from '@fog/engine';
import { type CSSProperties, useState } from 'react';
import { placeOf } from '../../board/geometry';
import { readPlacement } from '../../board/placement';
import styles from './veil.module.css';

/** How long the fire takes for the longest way, from corner to corner, in milliseconds; each puff then fades. */
const ACROSS_MS = 520;
const LONGEST_WAY = Math.hypot(7, 7);

interface VeilProps {
  /** The board as it was seen to the last. */
  placement: string;
  orientation: Color;
  /** Where the burning begins; the middle of the board where no king was taken. */
  from: SquareName | null;
}

/**
 * The mist of the last moment over the board as it is: it burns off from one square outwards, once. Each square in
 * the fog is a puff that only fades and grows, which costs no drawing; the real fog's blur could not burn as smoothly.
 */
export function Veil({ placement, orientation, from }: VeilProps) {
  const [burnt, setBurnt] = useState(false);
  if (burnt) return null;
  const board = readPlacement(placement);
  const origin = from ? placeOf(from, orientation) : { column: 3.5, row: 3.5 };
  return (
    <div
      className={styles.veil}
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setBurnt(true)}
    >
      {SQUARE_NAMES.filter((square) => board[square] === 'fog').map((square) => {
        const { column, row } = placeOf(square, orientation);
        const way = Math.hypot(column - origin.column, row - origin.row) / LONGEST_WAY;
        const place = { '--column': column, '--row': row, '--delay': `${Math.round(way * ACROSS_MS)}ms` };
        return <span key={square} className={styles.puff} style={place as CSSProperties} />;
      })}
    </div>
  );
}
