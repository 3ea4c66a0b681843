import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '../../../i18n/routing';
import { Lost } from '../../../ui/lost';

/** What `src/proxy.ts` shows, with status 404, in place of a page that does not exist. */
export default async function Page({ params }: { params: Promise<{ locale: Locale }> }) {
  setRequestLocale((await params).locale);
  return <Lost />;
}
