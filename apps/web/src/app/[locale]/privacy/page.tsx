import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { imprintUrl } from '../../../features/privacy/imprint-url';
import { Privacy } from '../../../features/privacy/privacy';
import { ClientMessages } from '../../../i18n/client-messages';
import { pageMetadata } from '../../../i18n/page-metadata';
import type { Locale } from '../../../i18n/routing';

export const dynamic = 'force-dynamic';

interface PageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata((await params).locale, 'privacy');
}

/** Made for each request: where the imprint is, is known to the server that runs and not to the one that was built. */
export default async function Page({ params }: PageProps) {
  setRequestLocale((await params).locale);
  return (
    <ClientMessages parts={['deletion', 'problems']}>
      <Privacy imprint={imprintUrl(process.env.IMPRINT_URL)} />
    </ClientMessages>
  );
}
