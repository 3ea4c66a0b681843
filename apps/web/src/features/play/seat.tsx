'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { SeatStrip } from '../../ui/table/seat-strip';
import { ownSeat } from './seats';
import { shownTurn, type TableState } from './table-state';
import { TickingClock } from './ticking-clock';

/** One seat of a game that is not over: who sits there, or that it is free. */
export function Seat({ table, color }: { table: TableState; color: Color }) {
  const translate = useTranslations('play');
  const { game } = table;
  const words = translate('color', { color });
  const toMove = shownTurn(table) === color;
  const name = ownSeat(game) === color ? translate('you') : (game.players[color] ?? translate('freeSeat'));
  return (
    <SeatStrip
      name={game.role === 'both' ? words : name}
      detail={game.role === 'both' ? '' : toMove ? translate('toMove', { color: words }) : words}
      toMove={toMove}
      clock={game.clock && <TickingClock clock={game.clock} color={color} />}
    />
  );
}
