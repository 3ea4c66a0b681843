/** The languages of the site, as they begin every address. */
export const LOCALES = ['en', 'de', 'da', 'sv', 'nl', 'pl'] as const;
