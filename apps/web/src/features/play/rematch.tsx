'use client';

import { opposite } from '@fog/engine';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { usePlayerName } from '../../i18n/player-name';
import { paths } from '../../lib/paths';
import { Button, buttonClass } from '../../ui/button';
import styles from './rematch.module.css';
import { ownSeat } from './seats';
import type { Table } from './use-game';

/** The ways on once a game is over: once more with the colors swapped, or another game. */
export function Rematch({ table }: { table: Table }) {
  const translate = useTranslations('play.rematch');
  const problem = useTranslations('problems');
  const locale = useLocale();
  const { game, trouble, actions } = table;
  useWayToRematch(table);

  const seat = ownSeat(game);
  const opponent = seat && game.players[opposite(seat)];
  const name = usePlayerName()(opponent);
  const mayAsk = game.role === 'both' || (opponent !== null && !opponent.isDeleted);
  const wanted = mayAsk && seat !== null && game.rematchOffer === opposite(seat);
  const offered = seat !== null && game.rematchOffer === seat;
  return (
    <>
      {game.rematchId ? (
        <Link className={buttonClass('lamp')} href={paths.game(locale, game.rematchId)}>
          {translate(seat || game.role === 'both' ? 'open' : 'watch')}
        </Link>
      ) : (
        mayAsk && (
          <Button kind="lamp" disabled={offered} onClick={() => actions.offerRematch()}>
            {translate(wanted ? 'accept' : offered ? 'offered' : 'offer')}
          </Button>
        )
      )}
      <Link className={buttonClass('plain')} href={paths.home(locale)}>
        {translate('newGame')}
      </Link>
      <p className={styles.line} role="status">
        {trouble ? problem(trouble) : wanted && translate('wanted', { name: name ?? '' })}
      </p>
    </>
  );
}

/** Takes the players to the rematch when it begins before their eyes; who comes back later finds a link instead. */
function useWayToRematch({ game }: Table): void {
  const router = useRouter();
  const locale = useLocale();
  const [known] = useState(game.rematchId);
  const begun = game.rematchId !== known && game.role !== 'spectator' ? game.rematchId : null;
  useEffect(() => {
    if (begun) router.push(paths.game(locale, begun));
  }, [begun, router, locale]);
}
