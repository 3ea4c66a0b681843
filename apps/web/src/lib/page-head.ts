import type { Metadata } from 'next';
import { type Locale, routing } from '../i18n/routing';

/**
 * Where a page stands among its counterparts: its own address without any query, the same page in every language, and
 * the one without a language, which sends each reader to theirs.
 *
 * @param page the page's path, with or without a query, and without its language
 */
export function alternates(origin: string, locale: Locale, page: string): Metadata['alternates'] {
  const path = page.replace(/\?.*$/, '').replace(/^\/$/, '');
  const inLanguages = routing.locales.map((each) => [each, `${origin}/${each}${path}`]);
  return {
    canonical: `${origin}/${locale}${path}`,
    languages: { ...Object.fromEntries(inLanguages), 'x-default': `${origin}${path || '/'}` },
  };
}
