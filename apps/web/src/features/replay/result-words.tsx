'use client';

import { type Color, type EndReason, opposite, type SquareName } from '@fog/engine';
import { useFormatter, useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { Spoken } from '../../ui/spoken';
import styles from './result-words.module.css';

interface ResultWordsProps {
  /** `null`: the game was called off. */
  result: { winner: Color | null; reason: EndReason } | null;
  /** Where the last move went: where the king was taken, if one was. */
  kingSquare: SquareName | null;
  /** A live region that was there before the end, where it came before the viewer's eyes. */
  region: Element | null;
  /** The plies after which the repeated position stood, once they are worked out. */
  repetition: readonly number[];
}

/** How a game ended, in words. */
export function ResultWords({ result, kingSquare, region, repetition }: ResultWordsProps) {
  const translate = useTranslations('replay');
  const name = useTranslations('play');
  const format = useFormatter();
  const winner = result?.winner ?? null;
  const title = winner
    ? translate('result.won', { color: name('color', { color: winner }) })
    : translate(result ? 'result.draw' : 'result.aborted');
  const reason = translate(`reason.${result?.reason ?? 'aborted'}`, {
    square: kingSquare ?? 'none',
    plies: repetition.length > 0 ? format.list(repetition.map(String)) : 'none',
    loser: winner ? name('color', { color: opposite(winner) }) : '',
  });
  return (
    <div className={styles.result}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.reason}>{reason}</p>
      {region && createPortal(<Spoken>{`${title}. ${reason}`}</Spoken>, region)}
    </div>
  );
}
