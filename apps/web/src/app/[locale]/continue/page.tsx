import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ContinueHere } from '../../../features/transfer/continue-here';
import { ClientMessages } from '../../../i18n/client-messages';
import type { Locale } from '../../../i18n/routing';

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { locale } = await params;
  const translate = await getTranslations({ locale, namespace: 'transfer.here' });
  return { title: translate('title'), robots: { index: false } };
}

/** The end of a link that carries a guest to this browser. */
export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return (
    <ClientMessages parts={['lost', 'transfer']}>
      <ContinueHere />
    </ClientMessages>
  );
}
