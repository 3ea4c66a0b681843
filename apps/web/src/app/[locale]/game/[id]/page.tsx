import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { loadGame } from '../../../../features/play/load-game';
import { isOver } from '../../../../features/play/table-state';
import { loadReplay } from '../../../../features/replay/load-replay';
import type { SearchParams } from '../../../../features/replay/moment';
import { gameHead } from '../../../../features/sharing/game-head';
import { ClientMessages } from '../../../../i18n/client-messages';
import type { Locale } from '../../../../i18n/routing';
import { createAnonymousClient, createServerClient } from '../../../../lib/server-client';
import { GamePage } from './game-page';

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale, id } = await params;
  return gameHead(await createAnonymousClient(), id, locale);
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
      parts={[
        'board',
        'device',
        'dialog',
        'link',
        'names',
        'notation',
        'play',
        'problems',
        'replay',
        'transfer',
      ]}
    >
      <GamePage key={id} game={game} frames={frames} search={await searchParams} />
    </ClientMessages>
  );
}
