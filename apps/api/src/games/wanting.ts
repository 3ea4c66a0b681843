import { opposite } from '@fog/engine';
import type { SeenGame } from './games.types.js';

/**
 * Whether a game that has just changed wants its player: it is their turn, the other side offers something or has
 * come, or it is over. Two people at one device are both there and want no word.
 */
export function isWanting({ role, status, turn, drawOffer, rematchOffer, ply }: SeenGame): boolean {
  if (role !== 'white' && role !== 'black') return false;
  if (status === 'waiting') return false;
  if (status === 'active') return turn === role || drawOffer === opposite(role) || ply === 0;
  return rematchOffer !== role;
}
