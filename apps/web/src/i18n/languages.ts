import type { Locale } from './routing';

/** Each language by its own name, for those who do not read the one they see. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  da: 'Dansk',
  sv: 'Svenska',
  nl: 'Nederlands',
  pl: 'Polski',
};

/** The cookie that remembers a language picked by hand; there is none before. */
export const LANGUAGE_COOKIE = 'language';
