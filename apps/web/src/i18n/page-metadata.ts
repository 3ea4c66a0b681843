import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { openGraph } from '../lib/page-head';
import { paths } from '../lib/paths';
import type { Locale } from './routing';

/** The pages with words of their own for title and description, each named as its messages are. */
type WordedPage = 'rules' | 'lesson' | 'history' | 'developers' | 'privacy';

/** What a page tells browsers, search engines and other sites about itself. */
export async function pageMetadata(locale: Locale, page: WordedPage): Promise<Metadata> {
  const translate = await getTranslations({ locale });
  const title = translate(`${page}.pageTitle`);
  const picture = paths.picture(locale, page === 'rules' ? 'rules' : 'site');
  return {
    title,
    description: translate(`${page}.description`),
    openGraph: openGraph(locale, { siteName: translate('site.name'), picture, alt: title }),
  };
}
