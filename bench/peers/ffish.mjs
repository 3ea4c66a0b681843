import { createRequire } from 'node:module';
import { VARIANT, VARIANT_CONFIG } from '../variant.mjs';

export const speed = 'slow';

// Where there is a `fetch`, ffish asks it for a file by its path, which Node's refuses.
Reflect.deleteProperty(globalThis, 'fetch');
const ffish = createRequire(import.meta.url)('ffish');
await new Promise((resolve) => {
  ffish.onRuntimeInitialized = resolve;
});
ffish.loadVariantConfig(VARIANT_CONFIG);

function movesOf(board) {
  const moves = board.legalMoves();
  return moves === '' ? [] : moves.split(' ');
}

function count(board, depth, leaf) {
  if (depth === leaf.depth) return leaf.count(board);
  let nodes = 0;
  for (const move of movesOf(board)) {
    board.push(move);
    nodes += count(board, depth - 1, leaf);
    board.pop();
  }
  return nodes;
}

function counted(fen, depth, leaf) {
  const board = new ffish.Board(VARIANT, fen);
  const nodes = count(board, depth, leaf);
  board.delete();
  return nodes;
}

export function bulk(fen, depth) {
  return counted(fen, depth, { depth: 1, count: (board) => board.numberLegalMoves() });
}

export function makeAll(fen, depth) {
  return counted(fen, depth, { depth: 0, count: () => 1 });
}
