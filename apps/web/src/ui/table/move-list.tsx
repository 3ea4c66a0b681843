'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Spoken } from '../spoken';
import styles from './move-list.module.css';
import { MoveText } from './move-text';

/** One half-move; its text is `null` where the viewer may not know it. */
export interface ListedMove {
  ply: number;
  text: string | null;
  /** Whether the other side saw nothing of it; told only after the end. */
  isUnseen?: boolean;
}

interface MoveListProps {
  /** Every half-move from the first on. */
  moves: readonly ListedMove[];
  /** The half-move whose position is on the board, where it is not simply the newest. */
  current?: number;
  /** Makes each half-move a button that leads to its position. */
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
    const scroll = () => {
      const box = list.current;
      const move = box?.querySelector<HTMLElement>(`[data-ply="${shown}"]`);
      box?.scrollTo({
        top: move ? move.offsetTop - (box.clientHeight - move.offsetHeight) / 2 : 0,
        left: move ? move.offsetLeft - (box.clientWidth - move.offsetWidth) / 2 : 0,
      });
    };
    scroll();
    addEventListener('resize', scroll);
    return () => removeEventListener('resize', scroll);
  }, [shown]);

  const cell = (move: ListedMove) => (
    <Cell key={move.ply} move={move} isCurrent={move.ply === current} onStep={onStep} />
  );
  return (
    <ol ref={list} className={styles.list} aria-label={translate('label')} tabIndex={onStep ? undefined : 0}>
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
}

interface CellProps {
  move: ListedMove;
  isCurrent: boolean;
  onStep: ((ply: number) => void) | undefined;
}

function Cell({ move: { ply, text, isUnseen = false }, isCurrent, onStep }: CellProps) {
  const translate = useTranslations('play.moves');
  const content =
    text === null ? (
      <span className={styles.mist} role="img" aria-label={translate('hidden')} />
    ) : (
      <span className={styles.text} data-unseen={isUnseen}>
        <MoveText san={text} />
        {isUnseen && <Spoken>{translate('unseen')}</Spoken>}
      </span>
    );
  return (
    <span className={styles.cell} data-ply={ply}>
      {onStep ? (
        <button
          type="button"
          className={styles.step}
          aria-current={isCurrent || undefined}
          onClick={() => onStep(ply)}
        >
          {content}
        </button>
      ) : (
        content
      )}
    </span>
  );
}

function pairs(moves: readonly ListedMove[]): [ListedMove, ListedMove | undefined][] {
  return moves.flatMap((move, index) => (index % 2 === 0 ? [[move, moves[index + 1]]] : []));
}
