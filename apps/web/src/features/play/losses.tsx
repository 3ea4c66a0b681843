'use client';

import type { Color, PieceKind } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { PieceImage } from '../../board/piece-image';
import type { Loss } from './game';
import styles from './losses.module.css';

/** The dearest first. */
const ORDER: readonly PieceKind[] = ['queen', 'rook', 'bishop', 'knight', 'pawn'];

/** The own pieces that were taken, as small as they are now: only who has lost them is told. */
export function Losses({ losses, color }: { losses: readonly Loss[]; color: Color }) {
  const translate = useTranslations('play.loss');
  const sorted = losses.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  const words = translate('count', { count: losses.length });
  return (
    <span className={styles.losses} role="img" aria-label={words} title={words}>
      {sorted.map(({ ply, kind }) => (
        <span key={ply} className={styles.piece}>
          <PieceImage piece={{ color, kind }} />
        </span>
      ))}
    </span>
  );
}
