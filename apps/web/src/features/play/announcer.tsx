'use client';

import { useTranslations } from 'next-intl';
import { Spoken } from '../../ui/spoken';
import type { Game } from './game';
import { freshLoss } from './loss';
import { ownSeat } from './seats';
import { useLossSentence } from './status';

/** Says to a screen reader what the opponent's move has told this player: the same words for every hidden move. */
export function Announcer({ game }: { game: Game }) {
  const translate = useTranslations('play.spoken');
  const loss = useLossSentence(freshLoss(game.board));
  const moved = game.ply > 0 && game.turn !== null && game.turn === ownSeat(game);
  return (
    <div aria-live="polite">
      {moved && (
        <Spoken key={game.ply}>{loss ? translate('movedAndTook', { loss }) : translate('moved')}</Spoken>
      )}
    </div>
  );
}
