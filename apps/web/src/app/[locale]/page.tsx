import { setRequestLocale } from 'next-intl/server';
import { Home } from '../../features/home/home';
import { loadHome } from '../../features/home/load-home';
import { SiteData } from '../../features/sharing/structured-data';
import { ClientMessages } from '../../i18n/client-messages';
import type { Locale } from '../../i18n/routing';
import { createServerClient } from '../../lib/server-client';

export const dynamic = 'force-dynamic';

export default async function Page({ params }: { params: Promise<{ locale: Locale }> }) {
  const { locale } = await params;
  setRequestLocale(locale);
  const games = await loadHome(await createServerClient());
  return (
    <ClientMessages parts={['board', 'home', 'names', 'problems']}>
      <SiteData locale={locale} />
      <Home {...games} />
    </ClientMessages>
  );
}
