import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { setRequestLocale } from 'next-intl/server';
import { Developers } from '../../../features/developers/developers';
import { pageMetadata } from '../../../i18n/page-metadata';
import type { Locale } from '../../../i18n/routing';
import { siteOrigin } from '../../../lib/site-origin';

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata((await params).locale, 'developers');
}

export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return <Developers origin={siteOrigin(await headers())} />;
}
