import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale, NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SettingsButton } from '../../features/settings/settings-button';
import { clientMessages } from '../../i18n/client-messages';
import { routing } from '../../i18n/routing';
import { DRESSING_SCRIPT } from '../../lib/appearance';
import { Footer } from '../../ui/footer';
import { Header } from '../../ui/header';
import { figtree, fraunces } from '../fonts';
import '../tokens.css';
import '../global.css';

interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

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

export function generateStaticParams() {
  return routing.locales.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: LayoutProps): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) return {};
  const translate = await getTranslations({ locale, namespace: 'site' });
  return {
    title: { default: translate('title'), template: `%s · ${translate('name')}` },
    description: translate('description'),
  };
}

export default async function Layout({ children, params }: LayoutProps) {
  const { locale } = await params;
  if (!hasLocale(routing.locales, locale)) notFound();
  setRequestLocale(locale);
  const translate = await getTranslations('site');

  return (
    // The script below dresses the root before React has seen it.
    <html lang={locale} className={`${figtree.variable} ${fraunces.variable}`} suppressHydrationWarning>
      <head>
        <script>{DRESSING_SCRIPT}</script>
      </head>
      <body>
        <NextIntlClientProvider messages={clientMessages(await getMessages())}>
          <a className="skip" href="#content">
            {translate('skip')}
          </a>
          <Header locale={locale}>
            <SettingsButton />
          </Header>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer locale={locale} />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
