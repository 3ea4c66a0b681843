import { opposite } from '@fog/engine';
import { getTranslations } from 'next-intl/server';
import type { GameEndFragment } from '../../gql/graphql';
import type { Locale } from '../../i18n/routing';
import { fromContract } from '../../lib/vocabulary';

/** How a game ended, in words: who won, and why. `null` before the end, and for a game that was called off. */
export async function endWords(
  { status, result, moves }: GameEndFragment,
  locale: Locale,
): Promise<{ result: string; reason: string } | null> {
  if (status !== 'FINISHED' || !result) return null;
  const translate = await getTranslations({ locale });
  const winner = fromContract(result.winner);
  const color = (of: 'white' | 'black') => translate('play.color', { color: of });
  return {
    result: winner
      ? translate('replay.result.won', { color: color(winner) })
      : translate('replay.result.draw'),
    reason: translate(`replay.reason.${fromContract(result.reason)}`, {
      square: moves.at(-1)?.move?.to ?? 'none',
      plies: 'none',
      loser: winner ? color(opposite(winner)) : '',
    }),
  };
}
