import type { Locale } from '../i18n/routing';

/** Every URL of the site, the one place that spells them. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  game: (locale: Locale, gameId: string) => `/${locale}/game/${encodeURIComponent(gameId)}`,
  /** A game that is finished as a file, which the API itself serves. */
  pgn: (gameId: string) => `/export/games/${encodeURIComponent(gameId)}.pgn`,
} as const;

/** The pages that exist, as their paths look after the locale. `src/proxy.ts` answers 404 to any other. */
const PAGES: readonly RegExp[] = [/^\/$/, /^\/game\/[^/]+$/, /^\/continue$/];

/** Whether a page stands at `path`, given without its locale and starting with a slash. */
export function isPage(path: string): boolean {
  return PAGES.some((page) => page.test(path));
}
