'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { SeatStrip } from '../../ui/table/seat-strip';
import { ClockFace } from './clock-face';
import type { Game } from './game';
import { ownSeat } from './seats';

/** One seat of a game that is not over: who sits there, or that it is free. */
export function Seat({ game, color }: { game: Game; color: Color }) {
  const translate = useTranslations('play');
  const words = translate('color', { color });
  const toMove = game.turn === color;
  const name = ownSeat(game) === color ? translate('you') : (game.players[color] ?? translate('freeSeat'));
  return (
    <SeatStrip
      name={game.role === 'both' ? words : name}
      detail={game.role === 'both' ? '' : toMove ? translate('toMove', { color: words }) : words}
      toMove={toMove}
      clock={game.clock && <ClockFace clock={game.clock} color={color} />}
    />
  );
}
