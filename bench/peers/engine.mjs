import { generateMoves, make, moveBuffer, parseFen, perft, scratchPosition, unmake } from '@fog/engine';

export const speed = 'fast';

function read(fen) {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
}

export function bulk(fen, depth) {
  return perft(read(fen), depth);
}

export function makeAll(fen, depth) {
  return count(scratchPosition(read(fen)), depth, moveBuffer(depth + 1), 0);
}

function count(position, depth, moves, start) {
  if (depth === 0) return 1;
  const end = generateMoves(position, moves, start);
  let nodes = 0;
  for (let index = start; index < end; index++) {
    const undo = make(position, moves[index]);
    nodes += count(position, depth - 1, moves, end);
    unmake(position, moves[index], undo);
  }
  return nodes;
}
