'use client';

import { opposite, type SquareName } from '@fog/engine';
import { useTranslations } from 'next-intl';
import { usePlayerName } from '../../i18n/player-name';
import { Spoken } from '../../ui/spoken';
import type { Game } from './game';
import { freshLoss } from './loss';
import { ownSeat } from './seats';
import { useLossSentence } from './status';

interface AnnouncerProps {
  game: Game;
  /** The player's own premove. */
  planned: { from: SquareName; to: SquareName } | null;
}

/**
 * Says to a screen reader what has happened at the table, as far as this player may know it: the same words for every
 * hidden move of the opponent's.
 */
export function Announcer({ game, planned }: AnnouncerProps) {
  const translate = useTranslations('play.spoken');
  const offer = useTranslations('play.actions');
  const nameOf = usePlayerName();
  const loss = useLossSentence(freshLoss(game.board));
  const seat = ownSeat(game);
  const moved = game.ply > 0 && game.turn !== null && game.turn === seat;
  const opponent = seat && opposite(seat);
  const offers = opponent !== null && game.drawOffer === opponent;
  return (
    <div aria-live="polite">
      {moved && (
        <Spoken key={game.ply}>{loss ? translate('movedAndTook', { loss }) : translate('moved')}</Spoken>
      )}
      {planned && (
        <Spoken key={`${planned.from}${planned.to}`}>
          {translate('planned', { from: planned.from, to: planned.to })}
        </Spoken>
      )}
      {offers && <Spoken>{offer('drawOffer', { name: nameOf(game.players[opponent]) ?? '' })}</Spoken>}
    </div>
  );
}
