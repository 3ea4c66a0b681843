import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Locale } from './routing';

/** The pages with words of their own for title and description, each named as its messages are. */
type WordedPage = 'rules' | 'lesson' | 'history' | 'developers' | 'privacy';

/** What a page tells browsers and search engines about itself. */
export async function pageMetadata(locale: Locale, page: WordedPage): Promise<Metadata> {
  const translate = await getTranslations({ locale, namespace: page });
  return { title: translate('pageTitle'), description: translate('description') };
}
