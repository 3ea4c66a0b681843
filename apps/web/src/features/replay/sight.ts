import type { Color, SquareName } from '@fog/engine';
import { readPlacement } from '../../board/placement';
import type { Frame } from './load-replay';

const SQUARES = 64;

/** How many squares are out of the fog in a placement of the API. */
export function squaresSeen(placement: string): number {
  return SQUARES - (placement.split('?').length - 1);
}

/**
 * Whether the other side saw nothing of a half-move: neither where it began, just before it, nor where it ended, just
 * after. A capture out of sight counts as unseen, though its victim learnt of the loss.
 *
 * @param ply 1 is White's first move
 */
export function isUnseen(frames: readonly Frame[], ply: number): boolean {
  const [before, after] = [frames[ply - 1], frames[ply]];
  if (!before || !after?.uci) return false;
  const other: Color = ply % 2 === 1 ? 'black' : 'white';
  const from = after.uci.slice(0, 2) as SquareName;
  const to = after.uci.slice(2, 4) as SquareName;
  return readPlacement(before[other])[from] === 'fog' && readPlacement(after[other])[to] === 'fog';
}
