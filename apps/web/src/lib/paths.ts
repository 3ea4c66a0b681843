import type { Locale } from '../i18n/routing';

/** Every URL of the site, the one place that spells them. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  rules: (locale: Locale) => `/${locale}/rules`,
  lesson: (locale: Locale) => `/${locale}/lesson`,
  history: (locale: Locale) => `/${locale}/history`,
  developers: (locale: Locale) => `/${locale}/developers`,
  privacy: (locale: Locale) => `/${locale}/privacy`,
  game: (locale: Locale, gameId: string) => `/${locale}/game/${encodeURIComponent(gameId)}`,
  player: (locale: Locale, playerId: string) => `/${locale}/player/${encodeURIComponent(playerId)}`,
  /** The picture that other sites show beside a link. */
  picture: (locale: Locale, of: 'site' | 'rules') => `/${locale}/share/${of}.png`,
  gamePicture: (locale: Locale, gameId: string) => `/${locale}/share/game/${encodeURIComponent(gameId)}.png`,
} as const;

/** The files that the API itself serves. */
export const files = {
  /** A game that is finished. */
  pgn: (gameId: string) => `/export/games/${encodeURIComponent(gameId)}.pgn`,
  playerPgn: (playerId: string) => `/export/players/${encodeURIComponent(playerId)}.pgn`,
  /** All listed finished games. */
  collection: '/export/games.ndjson',
  /** All that the API can be asked. */
  contract: '/schema.graphql',
} as const;

/** The pages that search engines are told of, as their paths look after the locale; games they find by the history. */
export const LISTED_PAGES = ['/', '/rules', '/lesson', '/history', '/developers', '/privacy'] as const;

/** The pages that exist, as their paths look after the locale. `src/proxy.ts` answers 404 to any other. */
const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:rules|lesson|history|developers|privacy|continue)$/,
  /^\/(?:game|player)\/[^/]+$/,
  /^\/share\/(?:site|rules|game\/[^/]+)\.png$/,
];

/** Whether a page stands at `path`, given without its locale and starting with a slash. */
export function isPage(path: string): boolean {
  return PAGES.some((page) => page.test(path));
}
