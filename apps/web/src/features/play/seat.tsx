'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { SeatStrip } from '../../ui/table/seat-strip';
import { Losses } from './losses';
import { ownSeat } from './seats';
import { shownTurn } from './table-state';
import { TickingClock } from './ticking-clock';
import type { Table } from './use-game';

/** One seat of a game that is not over: who sits there, or that it is free. */
export function Seat({ table, color }: { table: Table; color: Color }) {
  const translate = useTranslations('play');
  const { game, isOpponentThere } = table;
  const words = translate('color', { color });
  const toMove = shownTurn(table) === color;
  const name = ownSeat(game) === color ? translate('you') : (game.players[color] ?? translate('freeSeat'));
  return (
    <SeatStrip
      name={game.role === 'both' ? words : name}
      detail={game.role === 'both' ? '' : toMove ? translate('toMove', { color: words }) : words}
      presence={
        isOpponentThere !== null && ownSeat(game) !== color
          ? { isThere: isOpponentThere, words: translate(isOpponentThere ? 'here' : 'away') }
          : null
      }
      toMove={toMove}
      losses={ownSeat(game) === color && <Losses losses={game.board.losses} color={color} />}
      clock={game.clock && <TickingClock clock={game.clock} color={color} />}
    />
  );
}
