'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import styles from './move-list.module.css';

/** One half-move; its text is `null` where the viewer may not know it. */
export interface ListedMove {
  ply: number;
  text: string | null;
}

interface MoveListProps {
  /** Every half-move from the first on. */
  moves: readonly ListedMove[];
  /** The half-move to mark as the one on the board. */
  current?: number;
  /** Makes each known move a button that leads to its position. */
  onStep?: (ply: number) => void;
}

/**
 * The moves in two columns, White's and Black's. A hidden move is a bar of mist: one shape, one width, one label,
 * whatever was played. The list scrolls within itself to what is current and never moves the page.
 */
export function MoveList({ moves, current, onStep }: MoveListProps) {
  const translate = useTranslations('play.moves');
  const list = useRef<HTMLOListElement>(null);
  const shown = current ?? moves.length;

  useEffect(() => {
    const box = list.current;
    const move = box?.querySelector<HTMLElement>(`[data-ply="${shown}"]`);
    box?.scrollTo({
      top: move ? move.offsetTop - (box.clientHeight - move.offsetHeight) / 2 : 0,
      left: move ? move.offsetLeft - (box.clientWidth - move.offsetWidth) / 2 : 0,
    });
  }, [shown]);

  return (
    <ol ref={list} className={styles.list} aria-label={translate('label')}>
      {pairs(moves).map(([white, black]) => (
        <li key={white.ply} className={styles.row}>
          <span className={styles.number}>{(white.ply + 1) / 2}</span>
          {cell(white)}
          {black && cell(black)}
        </li>
      ))}
      {moves.length === 0 && <li className={styles.none}>{translate('none')}</li>}
    </ol>
  );

  function cell({ ply, text }: ListedMove) {
    return (
      <span key={ply} className={styles.cell} data-ply={ply}>
        {text === null ? (
          <span className={styles.mist} role="img" aria-label={translate('hidden')} />
        ) : onStep ? (
          <button
            type="button"
            className={styles.step}
            aria-current={ply === current || undefined}
            onClick={() => onStep(ply)}
          >
            {text}
          </button>
        ) : (
          <span className={styles.text}>{text}</span>
        )}
      </span>
    );
  }
}

function pairs(moves: readonly ListedMove[]): [ListedMove, ListedMove | undefined][] {
  return moves.flatMap((move, index) => (index % 2 === 0 ? [[move, moves[index + 1]]] : []));
}
