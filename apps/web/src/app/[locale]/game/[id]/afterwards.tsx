'use client';

import type { Color } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { Rematch } from '../../../../features/play/rematch';
import { ownSeat } from '../../../../features/play/seats';
import type { Table } from '../../../../features/play/use-game';
import type { Frame } from '../../../../features/replay/load-replay';
import type { SearchParams } from '../../../../features/replay/moment';
import { Replay } from '../../../../features/replay/replay';
import { usePlayerName } from '../../../../i18n/player-name';

/** Two people at one device share one name, which tells them apart from nobody. */
const NOBODY = { white: null, black: null };

interface AfterwardsProps {
  table: Table;
  /** The boards of the replay, where the game was over already when the page was made. */
  frames: readonly Frame[] | null;
  /** A live region that was there before the end. */
  region: Element | null;
  /** The query of the address, which may name a moment of the replay. */
  search: SearchParams;
}

/** A game that is over: the whole of it, and the ways on. */
export function Afterwards({ table, frames, region, search }: AfterwardsProps) {
  const { game, veil } = table;
  const nameOf = usePlayerName();
  const you = useTranslations('play')('you');
  const seat = ownSeat(game);
  const seated = (color: Color) => {
    const player = game.players[color];
    return player && { name: color === seat ? you : nameOf(player), isBot: player.isBot };
  };
  const players = { white: seated('white'), black: seated('black') };
  return (
    <Replay
      gameId={game.id}
      players={game.pairing === 'same_device' ? NOBODY : players}
      moves={game.moves}
      result={game.result}
      placement={game.board.placement}
      clocks={game.clock?.left ?? null}
      side={seat ?? 'white'}
      veil={veil}
      region={veil === null ? null : region}
      initial={frames}
      search={search}
    >
      <Rematch table={table} />
    </Replay>
  );
}
