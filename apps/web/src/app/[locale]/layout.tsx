import { Settings } from 'lucide';
import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SettingsButton } from '../../features/settings/settings-button';
import { ClientMessages } from '../../i18n/client-messages';
import { routing } from '../../i18n/routing';
import { DRESSING_SCRIPT } from '../../lib/appearance';
import { alternates, openGraph } from '../../lib/page-head';
import { paths } from '../../lib/paths';
import { REQUEST_NONCE, REQUEST_PAGE } from '../../lib/request-headers';
import { siteOrigin } from '../../lib/site-origin';
import { Footer } from '../../ui/footer';
import { Header } from '../../ui/header';
import { Icon } from '../../ui/icon';
import { figtree, figtreeExtended, fraunces, frauncesExtended } from '../fonts';
import '../tokens.css';
import '../global.css';

/**
 * Every page is made when it is asked for: its scripts carry the nonce of its own answer, and its head names the address
 * that the site was reached by.
 */
export const dynamic = 'force-dynamic';

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

const FONTS = [figtree, figtreeExtended, fraunces, frauncesExtended]
  .map(({ variable }) => variable)
  .join(' ');

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // The board reaches every edge of the screen; `global.css` keeps the rest clear of notches and bars.
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f1ea' },
    { media: '(prefers-color-scheme: dark)', color: '#10151d' },
  ],
};

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const [translate, request] = await Promise.all([getTranslations({ locale }), headers()]);
  const origin = siteOrigin(request);
  // What is lost has no address.
  const page = request.get(REQUEST_PAGE);
  return {
    metadataBase: new URL(origin),
    title: {
      default: translate(page === null ? 'lost.title' : 'site.title'),
      template: `%s · ${translate('site.name')}`,
    },
    description: translate('site.description'),
    openGraph: openGraph(locale, {
      siteName: translate('site.name'),
      picture: paths.picture(locale, 'site'),
      alt: translate('site.title'),
    }),
    twitter: { card: 'summary_large_image' },
    ...(page !== null && { alternates: alternates(origin, locale, page) }),
  };
}

export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const [translate, request] = await Promise.all([getTranslations('site'), headers()]);

  return (
    // The script below dresses the root before React has seen it.
    <html lang={locale} className={FONTS} suppressHydrationWarning>
      <head>
        {/* Browsers hide a nonce from scripts, React's included. */}
        <script nonce={request.get(REQUEST_NONCE) ?? undefined} suppressHydrationWarning>
          {DRESSING_SCRIPT}
        </script>
      </head>
      <body>
        <ClientMessages parts={['dialog', 'failed', 'settings']}>
          <a className="skip" href="#content">
            {translate('skip')}
          </a>
          <Header locale={locale} page={request.get(REQUEST_PAGE) ?? '/'}>
            <SettingsButton icon={<Icon of={Settings} size={19} />} />
          </Header>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer locale={locale} />
        </ClientMessages>
      </body>
    </html>
  );
}
