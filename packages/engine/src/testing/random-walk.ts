import { packedMoves } from '../moves.js';
import { START_POSITION } from '../notation/fen.js';
import type { PackedMove } from '../packed-move.js';
import { playPacked } from '../play.js';
import type { Position } from '../position.js';
import { pick, type Random } from './random.js';

/** One step of a random walk: the position, and the move that is about to be made (null at the end). */
export interface Step {
  readonly position: Position;
  readonly move: PackedMove | null;
}

/** A random game of at most `length` half-moves, draw rules aside, so that it also reaches bare and odd positions. */
export function* randomWalk(random: Random, length = 300, start = START_POSITION): Generator<Step> {
  let position = start;
  for (let ply = 0; ply < length; ply++) {
    const moves = packedMoves(position);
    if (moves.length === 0) break;
    const move = pick(moves, random);
    yield { position, move };
    position = playPacked(position, move);
  }
  yield { position, move: null };
}
