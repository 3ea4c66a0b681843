'use client';

import type { Color } from '@fog/engine';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { usePlayerName } from '../../i18n/player-name';
import { SeatStrip } from '../../ui/table/seat-strip';
import { ownSeat } from './seats';
import { shownTurn } from './table-state';
import { TickingClock } from './ticking-clock';
import type { Table } from './use-game';

const Losses = dynamic(() => import('./losses').then((module) => module.Losses));

/** One seat of a game that is not over: who sits there, or that it is free. */
export function Seat({ table, color }: { table: Table; color: Color }) {
  const translate = useTranslations('play');
  const { game, isOpponentThere } = table;
  const words = translate('color', { color });
  const hasLost = ownSeat(game) === color && game.board.losses.length > 0;
  const toMove = shownTurn(table) === color;
  const called = usePlayerName()(game.players[color]) ?? translate('freeSeat');
  const name = ownSeat(game) === color ? translate('you') : called;
  return (
    <SeatStrip
      name={game.role === 'both' ? words : name}
      isBot={game.players[color]?.isBot}
      detail={game.role === 'both' ? '' : toMove ? translate('toMove', { color: words }) : words}
      presence={
        isOpponentThere !== null && ownSeat(game) !== color
          ? { isThere: isOpponentThere, words: translate(isOpponentThere ? 'here' : 'away') }
          : null
      }
      toMove={toMove}
      losses={hasLost && <Losses losses={game.board.losses} color={color} />}
      clock={game.clock && <TickingClock clock={game.clock} color={color} />}
    />
  );
}
