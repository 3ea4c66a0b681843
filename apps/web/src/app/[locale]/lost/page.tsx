import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { Locale } from '../../../i18n/routing';
import { Lost } from '../../../ui/lost';

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const translate = await getTranslations({ locale, namespace: 'lost' });
  return { title: translate('title'), robots: { index: false } };
}

/** What `src/proxy.ts` shows, with status 404, in place of a page that does not exist. */
export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return <Lost />;
}
