import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { History } from '../../../features/history/history';
import { loadGames } from '../../../features/history/load-games';
import { pageMetadata } from '../../../i18n/page-metadata';
import type { Locale } from '../../../i18n/routing';
import { createServerClient } from '../../../lib/server-client';
import type { SearchParams } from '../../../ui/games/list-page';

export const dynamic = 'force-dynamic';

interface PageProps {
  params: Promise<{ locale: Locale }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata((await params).locale, 'history');
}

export default async function Page({ params, searchParams }: PageProps) {
  setRequestLocale((await params).locale);
  return <History {...(await loadGames(await createServerClient(), await searchParams))} />;
}
