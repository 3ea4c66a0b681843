import { defineRouting } from 'next-intl/routing';

/**
 * The languages of the site. Adding one means adding its name here and `messages/{locale}.json`.
 *
 * No locale cookie: static pages are shared by caches. No automatic `Link` header: it would repeat the
 * request's own Host; pages write their `hreflang` in their metadata.
 */
export const routing = defineRouting({
  locales: ['en'],
  defaultLocale: 'en',
  localePrefix: 'always',
  localeCookie: false,
  alternateLinks: false,
});

/** A language of the site, as it stands in the URL. */
export type Locale = (typeof routing.locales)[number];
