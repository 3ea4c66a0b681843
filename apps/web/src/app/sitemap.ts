import type { MetadataRoute } from 'next';
import { headers } from 'next/headers';
import { routing } from '../i18n/routing';
import { alternates } from '../lib/page-head';
import { LISTED_PAGES } from '../lib/paths';
import { siteOrigin } from '../lib/site-origin';

/** Every page in every language, each with its counterparts. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const origin = siteOrigin(await headers());
  return LISTED_PAGES.flatMap((page) =>
    routing.locales.map((locale) => {
      const { canonical, languages } = alternates(origin, locale, page);
      return { url: canonical, alternates: { languages } };
    }),
  );
}
