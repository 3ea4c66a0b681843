import type { Game } from '../game.js';
import type { GameRecord } from '../restore.js';

/** What a store would keep of a game; `start` is the FEN it began from, if not the usual one. */
export function recordOf(game: Game, start?: string): GameRecord {
  const { status, timeControl, startedAt, endedAt, moves, clock, drawOffer, lastDrawOffers, result } = game;
  return { status, timeControl, startedAt, endedAt, moves, clock, drawOffer, lastDrawOffers, result, start };
}
