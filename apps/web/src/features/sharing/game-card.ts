import type { Client } from '@urql/core';
import { getTranslations } from 'next-intl/server';
import { GamePictureDocument } from '../../gql/graphql';
import type { Locale } from '../../i18n/routing';
import { boardCard, threeBoardsCard } from './cards';
import type { Drawing } from './darkroom';
import { endWords } from './end-words';

const DARK = Array(8).fill('????????').join('/');

/** The name of the last picture of a game. Until it is over it has none of its own: all games share one. */
export const finalName = (id: string, locale: Locale) => `${locale}/game/${id}`;

/**
 * The picture of a game as a stranger may see it, or `null` where there is none.
 *
 * @param client asks as nobody: the picture is the same for everybody
 * @throws where the API does not answer
 */
export async function gameCard(client: Client, id: string, locale: Locale): Promise<Drawing | null> {
  const { data, error } = await client.query(GamePictureDocument, { id }).toPromise();
  if (error) throw error;
  const game = data?.game;
  if (!game) return null;
  const translate = await getTranslations({ locale });
  const words = await endWords(game, locale);
  if (!words) {
    const neutral = {
      name: translate('site.name'),
      title: translate('play.title'),
      lead: translate('home.lead'),
    };
    return { name: `${locale}/game`, draw: () => boardCard(DARK, neutral) };
  }
  const boards = [
    { caption: translate('replay.eyes.white'), placement: game.seenByWhite.placement },
    { caption: translate('replay.eyes.all'), placement: game.seenByAll.placement },
    { caption: translate('replay.eyes.black'), placement: game.seenByBlack.placement },
  ];
  return { name: finalName(id, locale), draw: () => threeBoardsCard({ ...words, boards }) };
}
