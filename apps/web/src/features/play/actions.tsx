'use client';

import { opposite } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button';
import { ConfirmButton } from '../../ui/confirm-button';
import styles from './actions.module.css';
import { BOTH_HAVE_MOVED } from './first-move';
import { ownSeat } from './seats';
import type { Table } from './use-game';

/** What a player can do beside moving; a spectator can only turn the board. */
export function Actions({ table, onFlip }: { table: Table; onFlip: () => void }) {
  const translate = useTranslations('play.actions');
  const { game, actions } = table;
  const seat = ownSeat(game);
  const begun = game.ply >= BOTH_HAVE_MOVED;
  const waits = table.connection === 'lost';
  const theirOffer = seat !== null && game.drawOffer === opposite(seat);

  return (
    <fieldset className={styles.actions} aria-label={translate('label')}>
      {seat && begun && theirOffer && (
        <>
          <Button kind="lamp" disabled={waits} onClick={actions.offerDraw}>
            {translate('acceptDraw')}
          </Button>
          <Button disabled={waits} onClick={actions.declineDraw}>
            {translate('declineDraw')}
          </Button>
        </>
      )}
      {seat && begun && !theirOffer && (
        <Button disabled={waits || game.drawOffer === seat} onClick={actions.offerDraw}>
          {translate(game.drawOffer === seat ? 'drawOffered' : 'offerDraw')}
        </Button>
      )}
      {seat && (
        <ConfirmButton
          label={translate(begun ? 'resign' : 'abort')}
          question={translate(begun ? 'resignSure' : 'abortSure')}
          yes={translate(begun ? 'resignYes' : 'abortYes')}
          no={translate('keepPlaying')}
          disabled={waits}
          onConfirm={begun ? actions.resign : actions.abort}
        />
      )}
      <Button kind={seat ? 'quiet' : 'plain'} onClick={onFlip}>
        {translate('flip')}
      </Button>
    </fieldset>
  );
}
