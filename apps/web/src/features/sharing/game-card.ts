import type { Client } from '@urql/core';
import { getTranslations } from 'next-intl/server';
import { GamePictureDocument } from '../../gql/graphql';
import type { Locale } from '../../i18n/routing';
import { boardCard, threeBoardsCard } from './cards';
import { endWords } from './end-words';

/** What a link to a game shows. */
export interface GameCard {
  /** Whether it shows this game as it ended; before that it is the same for every game. */
  readonly isFinal: boolean;
  draw(): string;
}

const DARK = Array(8).fill('????????').join('/');

/**
 * The picture of a game as a stranger may see it, or `null` where there is none.
 *
 * @param client asks as nobody: the picture is the same for everybody
 * @throws where the API does not answer
 */
export async function gameCard(client: Client, id: string, locale: Locale): Promise<GameCard | null> {
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
    return { isFinal: false, draw: () => boardCard(DARK, neutral) };
  }
  const boards = [
    { caption: translate('replay.eyes.white'), placement: game.seenByWhite.placement },
    { caption: translate('replay.eyes.all'), placement: game.seenByAll.placement },
    { caption: translate('replay.eyes.black'), placement: game.seenByBlack.placement },
  ];
  return { isFinal: true, draw: () => threeBoardsCard({ ...words, boards }) };
}
