import { fileURLToPath } from 'node:url';

/** What the environment decides. */
export interface Config {
  /** Where the public API answers. */
  readonly apiUrl: string;
  /** Keeps who the bot is, so that it takes up its games after a restart. */
  readonly dataFolder: string;
  readonly name: string;
  /** How many games at once. */
  readonly games: number;
  /** Shows that this is the host's own bot; null for anybody else's. */
  readonly hostKey: string | null;
}

/** The server takes no more from one bot. */
const MOST_GAMES = 1000;

/** With a move every four seconds in each, they stay within the moves that the server takes from one session. */
const DEFAULT_GAMES = 200;

const DEFAULT_DATA_FOLDER = fileURLToPath(new URL('../../../data/bot', import.meta.url));

/** @throws Error for a number of games that is none. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const games = Number(environment.BOT_GAMES || DEFAULT_GAMES);
  if (!Number.isInteger(games) || games < 1 || games > MOST_GAMES) {
    throw new Error(`BOT_GAMES is a number of games, 1 to ${MOST_GAMES}.`);
  }
  return {
    apiUrl: environment.API_URL || 'http://localhost:3000/graphql',
    dataFolder: environment.BOT_FOLDER || DEFAULT_DATA_FOLDER,
    name: environment.BOT_NAME || 'Wisp',
    games,
    hostKey: environment.BOT_KEY || null,
  };
}
