import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { loadPlayer } from '../../../../features/player/load-player';
import { Player } from '../../../../features/player/player';
import { playerName } from '../../../../i18n/player-name';
import type { Locale } from '../../../../i18n/routing';
import { createServerClient } from '../../../../lib/server-client';
import type { SearchParams } from '../../../../ui/games/list-page';

export const dynamic = 'force-dynamic';

interface PageProps {
  params: Promise<{ locale: Locale; id: string }>;
  searchParams: Promise<SearchParams>;
}

/** Asked once for a request: the head and the page both name the player. */
const findPlayer = cache(async (id: string, search: string) =>
  loadPlayer(await createServerClient(), id, JSON.parse(search)),
);

const playerOf = async ({ params, searchParams }: PageProps) =>
  findPlayer((await params).id, JSON.stringify(await searchParams));

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { locale } = await props.params;
  const player = await playerOf(props);
  if (!player) return {};
  const translate = await getTranslations({ locale, namespace: 'player' });
  const name = playerName(player, await getTranslations({ locale, namespace: 'names' }));
  return { title: name, description: translate('description', { name }) };
}

export default async function Page(props: PageProps) {
  setRequestLocale((await props.params).locale);
  const player = await playerOf(props);
  if (!player) notFound();
  return <Player player={player} />;
}
