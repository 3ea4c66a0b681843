import { Position } from 'kokopu';

export const speed = 'slow';

function count(position, depth) {
  const moves = position.moves();
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    const next = new Position(position);
    next.play(move);
    nodes += count(next, depth - 1);
  }
  return nodes;
}

export function bulk(fen, depth) {
  return count(new Position(fen), depth);
}
