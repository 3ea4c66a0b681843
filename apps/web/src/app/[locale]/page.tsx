import { setRequestLocale } from 'next-intl/server';
import { Home } from '../../features/home/home';
import { ClientMessages } from '../../i18n/client-messages';
import type { Locale } from '../../i18n/routing';

export default async function Page({ params }: { params: Promise<{ locale: Locale }> }) {
  setRequestLocale((await params).locale);
  return (
    <ClientMessages parts={['board', 'home', 'problems']}>
      <Home />
    </ClientMessages>
  );
}
