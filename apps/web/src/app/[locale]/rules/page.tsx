import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Rules } from '../../../features/rules/rules';
import { RulesData } from '../../../features/sharing/structured-data';
import { ClientMessages } from '../../../i18n/client-messages';
import { pageMetadata } from '../../../i18n/page-metadata';
import type { Locale } from '../../../i18n/routing';

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata((await params).locale, 'rules');
}

export default async function Page({ params }: PageProps) {
  const { locale } = await params;
  setRequestLocale(locale);
  return (
    <ClientMessages parts={['board', 'replay']}>
      <RulesData locale={locale} />
      <Rules />
    </ClientMessages>
  );
}
