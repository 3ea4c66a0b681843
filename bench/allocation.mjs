/** Run in a process of its own with --expose-gc: bytes allocated per node of perft, which should be none. */
import { parseFen, perft } from '@fog/engine';
import { POSITIONS } from './positions.mjs';

const bytesPerNode = POSITIONS.map(({ fen, fast }) => {
  const position = parseFen(fen).value;
  perft(position, fast);
  perft(position, fast);
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const nodes = perft(position, fast);
  return (process.memoryUsage().heapUsed - before) / nodes;
});
process.stdout.write(JSON.stringify(Math.max(0, ...bytesPerNode)));
