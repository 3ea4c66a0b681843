import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { Rules } from '../../../features/rules/rules';
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
  setRequestLocale((await params).locale);
  return (
    <ClientMessages parts={['board', 'replay']}>
      <Rules />
    </ClientMessages>
  );
}
