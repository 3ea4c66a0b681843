'use client';

import type { Color } from '@fog/engine';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Board } from '../../../board/board';
import { paths } from '../../../lib/paths';
import type { Trouble } from '../../../lib/trouble';
import { Button, buttonClass } from '../../../ui/button';
import styles from './curtain.module.css';

const ALL_FOG = Array(8).fill('?'.repeat(8)).join('/');

interface CurtainProps {
  /** Whose turn it is: the one to pass the device to. */
  turn: Color;
  /** Whether the board may be shown now; not while the last move is still on its way. */
  ready: boolean;
  trouble: Trouble | null;
  onShow: () => void;
}

/** The mist closed over the whole board. It is handed nothing of the game but whose turn it is: nothing lies under it. */
export function Curtain({ turn, ready, trouble, onShow }: CurtainProps) {
  const translate = useTranslations('device');
  const color = useTranslations('play')('color', { color: turn });
  const problem = useTranslations('problems');
  const show = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (ready) show.current?.focus({ preventScroll: true });
  }, [ready]);
  return (
    <div className={styles.curtain}>
      <Board placement={ALL_FOG} orientation={turn} label={translate('board')} coordinates={false} still />
      <div className={styles.words}>
        <p className={styles.turn}>{translate('toMove', { color })}</p>
        <p>{trouble ? <span role="alert">{problem(trouble)}</span> : translate('pass')}</p>
        <div className={styles.ways}>
          <Button ref={show} kind="lamp" disabled={!ready} onClick={onShow}>
            {translate(ready ? 'show' : 'opening')}
          </Button>
          <Link className={buttonClass('quiet')} href={paths.home(useLocale())}>
            {translate('leave')}
          </Link>
        </div>
      </div>
    </div>
  );
}
