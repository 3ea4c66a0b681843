import type { Client } from '@urql/core';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GameHeadDocument } from '../../gql/graphql';
import { playerName } from '../../i18n/player-name';
import type { Locale } from '../../i18n/routing';
import { openGraph } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { endWords } from './end-words';

/**
 * The head of a game's page: the same words for every game until it is over. Only finished games that lists show may be
 * found by search engines.
 *
 * @param client asks as nobody, so that the head tells every reader the same
 * @throws where the API does not answer
 */
export async function gameHead(client: Client, id: string, locale: Locale): Promise<Metadata> {
  const translate = await getTranslations({ locale });
  const { data, error } = await client.query(GameHeadDocument, { id }).toPromise();
  if (error) throw error;
  const game = data?.game;
  const words = game && (await endWords(game, locale));
  const shared = (alt: string) =>
    openGraph(locale, { siteName: translate('site.name'), picture: paths.gamePicture(locale, id), alt });
  if (!words) {
    const title = translate('play.title');
    return { title, robots: { index: false }, openGraph: shared(title) };
  }
  const names = await getTranslations({ locale, namespace: 'names' });
  const nameOf = (color: 'white' | 'black') => {
    const player = game[color];
    return player ? playerName(player, names) : translate('play.color', { color });
  };
  const title = translate('replay.head.title', {
    white: nameOf('white'),
    black: nameOf('black'),
    result: words.result,
  });
  return {
    title,
    description: translate('replay.head.description', { reason: words.reason, count: game.moves.length }),
    robots: { index: game.listed },
    openGraph: shared(translate('replay.head.picture')),
  };
}
