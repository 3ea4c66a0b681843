import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { History } from '../../../features/history/history';
import { pageMetadata } from '../../../i18n/page-metadata';
import type { Locale } from '../../../i18n/routing';

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata((await params).locale, 'history');
}

export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return <History />;
}
