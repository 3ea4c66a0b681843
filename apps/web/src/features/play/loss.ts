import type { Loss, Sight } from './game';

/** What the opponent's last move took, and whether these eyes see the square where it happened. */
export interface FreshLoss extends Loss {
  seen: boolean;
}

/**
 * The own piece that the half-move just made took, if it took one. It comes from what the API tells of losses, never
 * from comparing boards: what left a square unseen is not for the page to find out.
 */
export function freshLoss({ ply, losses, lossMark }: Sight): FreshLoss | null {
  const newest = losses.at(-1);
  if (newest?.ply !== ply) return null;
  return { ...newest, seen: newest.square !== lossMark };
}
