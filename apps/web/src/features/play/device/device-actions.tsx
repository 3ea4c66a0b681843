'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { Button } from '../../../ui/button';
import { ConfirmButton } from '../../../ui/confirm-button';
import styles from '../actions.module.css';
import type { Table } from '../use-game';

interface DeviceActionsProps {
  table: Table;
  turn: Color;
  begun: boolean;
  onCover: () => void;
}

/** What the side to move can do at a shared device; a draw is agreed at once, since both are there to be asked. */
export function DeviceActions({ table: { actions }, turn, begun, onCover }: DeviceActionsProps) {
  const translate = useTranslations('play.actions');
  const device = useTranslations('device');
  const color = useTranslations('play')('color', { color: turn });
  return (
    <fieldset className={styles.actions} aria-label={translate('label')}>
      {begun && (
        <ConfirmButton
          label={device('agreeDraw')}
          question={device('agreeDrawSure')}
          yes={device('agreeDrawYes')}
          no={translate('keepPlaying')}
          onConfirm={actions.offerDraw}
        />
      )}
      <ConfirmButton
        label={translate(begun ? 'resign' : 'abort')}
        question={begun ? device('resignSure', { color }) : translate('abortSure')}
        yes={translate(begun ? 'resignYes' : 'abortYes')}
        no={translate('keepPlaying')}
        onConfirm={begun ? actions.resign : actions.abort}
      />
      <Button kind="quiet" onClick={onCover}>
        {device('cover')}
      </Button>
    </fieldset>
  );
}
