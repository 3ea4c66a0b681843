import { freshLoss } from '../loss';
import { isOver, type TableState } from '../table-state';

/** Everything that can be heard at the table. */
export const SOUNDS = ['move', 'loss', 'end', 'lowTime'] as const;
export type Sound = (typeof SOUNDS)[number];

/**
 * What is to be heard when the table has changed. It follows from what this viewer was told: that a move was made, that
 * an own piece was lost, that it is over. Every hidden move sounds the same, and so does every own one.
 */
export function soundBetween(before: TableState, after: TableState): Sound | null {
  if (isOver(after.game)) return isOver(before.game) ? null : 'end';
  if (shownPly(after) <= shownPly(before)) return null;
  return after.pending === null && freshLoss(after.game.board) ? 'loss' : 'move';
}

/** Half-moves made, the own one that is on its way among them. */
function shownPly({ game, pending }: TableState): number {
  return pending ? pending.ply + 1 : game.ply;
}
