import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { lessonBoards, livingGame } from '../../../../features/home/example-games';
import { boardCard } from '../../../../features/sharing/cards';
import { finalName, gameCard } from '../../../../features/sharing/game-card';
import { answerPicture, noPicture } from '../../../../features/sharing/pictures';
import { type Locale, routing } from '../../../../i18n/routing';
import { createAnonymousClient } from '../../../../lib/server-client';

/** A moment of the game on the first page with much to see and much to guess. */
const LIVELY_PLY = 27;

interface PictureProps {
  params: Promise<{ locale: string; picture: string[] }>;
}

/** The pictures that other sites show beside a link: `site.png`, `rules.png`, `game/ID.png`. */
export async function GET(_request: Request, { params }: PictureProps): Promise<Response> {
  const { locale, picture } = await params;
  if (!hasLocale(routing.locales, locale)) return noPicture();
  const [name, gameId] = picture.map((part) => decodeURIComponent(part).replace(/\.png$/, ''));
  if (name === 'game' && gameId) {
    const client = await createAnonymousClient();
    return answerPicture(finalName(gameId, locale), () => gameCard(client, gameId, locale));
  }
  const ownName = `${locale}/${name}`;
  return answerPicture(ownName, async () => ({
    name: ownName,
    draw: name === 'rules' ? await rulesCard(locale) : await siteCard(locale),
  }));
}

async function siteCard(locale: Locale): Promise<() => string> {
  const translate = await getTranslations({ locale });
  const words = {
    name: translate('site.name'),
    title: translate('home.title'),
    lead: translate('home.lead'),
  };
  return () => boardCard(livingGame()[LIVELY_PLY]?.seen ?? '', words);
}

async function rulesCard(locale: Locale): Promise<() => string> {
  const translate = await getTranslations({ locale });
  const words = {
    name: translate('site.name'),
    title: translate('rules.pageTitle'),
    lead: translate('home.lessons.sight.title'),
  };
  return () => boardCard(lessonBoards().sight.placement, words);
}
