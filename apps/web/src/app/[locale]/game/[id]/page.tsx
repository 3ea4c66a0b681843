import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { loadGame } from '../../../../features/play/load-game';
import { isOver } from '../../../../features/play/table-state';
import { loadReplay } from '../../../../features/replay/load-replay';
import type { SearchParams } from '../../../../features/replay/moment';
import { ClientMessages } from '../../../../i18n/client-messages';
import type { Locale } from '../../../../i18n/routing';
import { createServerClient } from '../../../../lib/server-client';
import { GamePage } from './game-page';

export const dynamic = 'force-dynamic';

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>;
  searchParams: Promise<SearchParams>;
}

/** The same words for every game: neither title nor robots learn anything from one. */
export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const translate = await getTranslations({ locale, namespace: 'play' });
  return { title: translate('title'), robots: { index: false } };
}

export default async function Page({ params, searchParams }: PageProps) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const client = await createServerClient();
  const game = await loadGame(client, id);
  if (!game) notFound();
  const frames = isOver(game) ? await loadReplay(client, id) : null;
  return (
    <ClientMessages
      parts={['board', 'device', 'dialog', 'link', 'notation', 'play', 'problems', 'replay', 'transfer']}
    >
      <GamePage key={id} game={game} frames={frames} search={await searchParams} />
    </ClientMessages>
  );
}
