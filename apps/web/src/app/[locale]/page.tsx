import { setRequestLocale } from 'next-intl/server';
import { Home } from '../../features/home/home';
import { SiteData } from '../../features/sharing/structured-data';
import { ClientMessages } from '../../i18n/client-messages';
import type { Locale } from '../../i18n/routing';

export default async function Page({ params }: { params: Promise<{ locale: Locale }> }) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <ClientMessages parts={['board', 'home', 'problems']}>
      <SiteData locale={locale} />
      <Home />
    </ClientMessages>
  );
}
