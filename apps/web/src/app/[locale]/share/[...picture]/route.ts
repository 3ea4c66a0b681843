import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { lessonBoards, livingGame } from '../../../../features/home/example-games';
import { boardCard } from '../../../../features/sharing/cards';
import { gameCard } from '../../../../features/sharing/game-card';
import { answerKept, answerPicture } from '../../../../features/sharing/pictures';
import { type Locale, routing } from '../../../../i18n/routing';
import { createAnonymousClient } from '../../../../lib/server-client';

const DAY_SECONDS = 24 * 3600;
/** A game that runs may be over soon. */
const MINUTE_SECONDS = 60;
/** A moment of the game on the first page with much to see and much to guess. */
const LIVELY_PLY = 27;

interface PictureProps {
  params: Promise<{ locale: string; picture: string[] }>;
}

/** The pictures that other sites show beside a link: `site.png`, `rules.png`, `game/ID.png`. */
export async function GET(_request: Request, { params }: PictureProps): Promise<Response> {
  const { locale, picture } = await params;
  if (!hasLocale(routing.locales, locale)) return nothing();
  const [name, gameId] = picture.map((part) => decodeURIComponent(part).replace(/\.png$/, ''));
  if (name === 'game' && gameId) return gamePicture(gameId, locale);
  return name === 'rules' ? rulesPicture(locale) : sitePicture(locale);
}

async function sitePicture(locale: Locale): Promise<Response> {
  const translate = await getTranslations({ locale });
  const words = {
    name: translate('site.name'),
    title: translate('home.title'),
    lead: translate('home.lead'),
  };
  const draw = () => boardCard(livingGame()[LIVELY_PLY]?.seen ?? '', words);
  return answerPicture({ name: `${locale}/site`, seconds: DAY_SECONDS, draw });
}

async function rulesPicture(locale: Locale): Promise<Response> {
  const translate = await getTranslations({ locale });
  const words = {
    name: translate('site.name'),
    title: translate('rules.pageTitle'),
    lead: translate('home.lessons.sight.title'),
  };
  const draw = () => boardCard(lessonBoards().sight.placement, words);
  return answerPicture({ name: `${locale}/rules`, seconds: DAY_SECONDS, draw });
}

async function gamePicture(gameId: string, locale: Locale): Promise<Response> {
  // Only the last picture of a game has a name of its own, and it never changes.
  const final = { name: `${locale}/game/${gameId}`, seconds: DAY_SECONDS };
  const kept = await answerKept(final);
  if (kept) return kept;
  const card = await gameCard(await createAnonymousClient(), gameId, locale);
  if (!card) return nothing();
  const picture = card.isFinal ? final : { name: `${locale}/game`, seconds: MINUTE_SECONDS };
  return answerPicture({ ...picture, draw: card.draw });
}

function nothing(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}
