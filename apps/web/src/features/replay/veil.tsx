'use client';

import type { Color, SquareName } from '@fog/engine';
import { type CSSProperties, useState } from 'react';
import { Board } from '../../board/board';
import { placeOf } from '../../board/geometry';
import styles from './veil.module.css';

interface VeilProps {
  placement: string;
  orientation: Color;
  /** Where the burning begins; the middle of the board where no king was taken. */
  from: SquareName | null;
}

/** The board as it was seen to the last, over the board as it is: it burns off from one square outwards, once. */
export function Veil({ placement, orientation, from }: VeilProps) {
  const [burnt, setBurnt] = useState(false);
  if (burnt) return null;
  const { column, row } = from ? placeOf(from, orientation) : { column: 3.5, row: 3.5 };
  const origin = { '--column': column, '--row': row } as CSSProperties;
  return (
    <div
      className={styles.veil}
      style={origin}
      inert
      aria-hidden="true"
      onAnimationEnd={() => setBurnt(true)}
    >
      <Board placement={placement} orientation={orientation} label="" still />
    </div>
  );
}
