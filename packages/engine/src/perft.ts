import { generateMoves, type MoveBuffer, moveBuffer } from './moves.js';
import { make, unmake } from './play.js';
import { type Position, type ScratchPosition, scratchPosition } from './position.js';

/**
 * How many sequences of `depth` half-moves there are (perft), counted without making the last one. Taking a king
 * counts and nothing follows it; the draw rules do not apply.
 */
export function perft(position: Position, depth: number): number {
  return depth === 0 ? 1 : count(scratchPosition(position), depth, moveBuffer(depth), 0);
}

function count(position: ScratchPosition, depth: number, moves: MoveBuffer, start: number): number {
  const end = generateMoves(position, moves, start);
  if (depth === 1) return end - start;
  let nodes = 0;
  for (let index = start; index < end; index++) {
    const undo = make(position, moves[index]);
    nodes += count(position, depth - 1, moves, end);
    unmake(position, moves[index], undo);
  }
  return nodes;
}
