import { defineRouting } from 'next-intl/routing';

/**
 * The languages of the site. Adding one means adding it here and in `languages.ts`, `messages/{locale}.json` and
 * `glossary/{locale}.json`.
 *
 * No locale cookie of the library's: it would be set before anybody has chosen. No automatic `Link` header: the pages
 * themselves name their counterparts.
 */
export const routing = defineRouting({
  locales: ['en', 'de', 'da', 'sv', 'nl', 'pl'],
  defaultLocale: 'en',
  localePrefix: 'always',
  localeCookie: false,
  alternateLinks: false,
});

/** A language of the site, as it stands in the URL. */
export type Locale = (typeof routing.locales)[number];
