import { type Game, makePgn } from '@fog/engine';
import { gameUrl } from '../http/site-links.js';
import type { StoredFacts } from './stored-game.js';

/** The PGN of a game, with its players and its address; null before the end, when it would tell everything. */
export function gamePgn(facts: StoredFacts, game: Game, siteOrigin: string): string | null {
  return makePgn(game, {
    event: 'Fog of War chess',
    site: gameUrl(siteOrigin, facts.id),
    ...(facts.white && { white: facts.white.name }),
    ...(facts.black && { black: facts.black.name }),
  });
}
