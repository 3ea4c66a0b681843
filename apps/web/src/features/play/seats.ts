import type { Color } from '@fog/engine';
import type { Game } from './game';

/** The one seat a person holds in a game; none for a spectator, nor for two people at one device. */
export function ownSeat({ role }: Game): Color | null {
  return role === 'white' || role === 'black' ? role : null;
}

/** The squares of the newest move these eyes may know: the one to highlight. */
export function lastKnownMove(moves: Game['moves']) {
  return moves.findLast(({ move }) => move !== null)?.move ?? null;
}
