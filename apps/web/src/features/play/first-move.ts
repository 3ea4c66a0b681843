import type { Game } from './game';
import { ownSeat } from './seats';

/** Half-moves after which both sides have moved: the game counts, and the clocks run from here on. */
export const BOTH_HAVE_MOVED = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether this player has to make a first move within a minute: with a clock of minutes a game that does not begin is
 * called off (days per move leave their days for it).
 */
export function isFirstMovePressing(game: Game): boolean {
  const seat = ownSeat(game);
  if (seat === null || game.turn !== seat || game.clock === null || game.ply >= BOTH_HAVE_MOVED) return false;
  return game.clock.left[seat] < DAY_MS;
}
