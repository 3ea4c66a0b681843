import type { Metadata } from 'next';
import { type Locale, routing } from '../i18n/routing';

/**
 * Where a page stands among its counterparts: its own address without any query, the same page in every language, and
 * the one without a language, which sends each reader to theirs.
 *
 * @param page the page's path, with or without a query, and without its language
 */
export function alternates(origin: string, locale: Locale, page: string) {
  const path = page.replace(/\?.*$/, '').replace(/^\/$/, '');
  const inLanguages = routing.locales.map((each) => [each, `${origin}/${each}${path}`]);
  return {
    canonical: `${origin}/${locale}${path}`,
    languages: { ...Object.fromEntries(inLanguages), 'x-default': `${origin}${path || '/'}` },
  };
}

interface Shared {
  /** The name of the site. */
  readonly siteName: string;
  /** The path of the picture, and what it shows, in words. */
  readonly picture: string;
  readonly alt: string;
}

/** What other sites show beside a link, with the page's own title and description. */
export function openGraph(locale: Locale, { siteName, picture, alt }: Shared): Metadata['openGraph'] {
  const { language, region } = new Intl.Locale(locale).maximize();
  return {
    type: 'website',
    siteName,
    locale: `${language}_${region}`,
    images: [{ url: picture, width: 1200, height: 630, alt }],
  };
}
