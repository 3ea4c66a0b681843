/**
 * `npm run bench`: the engine beside its peers, in one run, by processor time, medians of five. Prints a table and writes
 * bench/results.json and bench/results.svg. The peers are installed here and nowhere else.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { step } from '../scripts/progress.mjs';
import { prepare } from '../scripts/steps.mjs';
import { pnpm, run, tool } from '../scripts/workspace.mjs';
import { geometricMean, median } from './measure.mjs';
import * as native from './peers/fairy-stockfish.mjs';
import { picture } from './picture.mjs';
import { POSITIONS } from './positions.mjs';

/** The peers, what each counts, and by which rules. Standard rules are another job: more to check, fewer moves. */
const PEERS = [
  { name: 'engine', title: '@fog/engine', rules: 'Fog of War', tasks: ['bulk', 'makeAll'] },
  { name: 'ffish', title: 'ffish 0.7.10', rules: 'Fog of War', tasks: ['bulk', 'makeAll'] },
  { name: 'chessops', title: 'chessops 0.15.1', rules: 'standard', tasks: ['bulk'] },
  { name: 'kokopu', title: 'kokopu 4.13.4', rules: 'standard', tasks: ['bulk'] },
  { name: 'chess.js', title: 'chess.js 1.4.0', rules: 'standard', tasks: ['makeAll'] },
];

async function ownProcess(flags, file, ...args) {
  const output = await run(process.execPath, [...flags, file, ...args], { cwd: import.meta.dirname });
  return JSON.parse(output);
}

async function countNodes() {
  const rows = [];
  for (const { name, title, rules, tasks } of PEERS) {
    for (const task of tasks) {
      await step(`${title}: ${task === 'bulk' ? 'bulk perft' : 'every move made'}`, async () => {
        rows.push({ title, rules, task, rates: await ownProcess([], 'peer.mjs', name, task) });
      });
    }
  }
  if (native.isThere) {
    await step('fairy-stockfish, native: bulk perft', async () => {
      const rates = await native.nativeRates(POSITIONS, 5, median);
      rows.push({ title: 'Fairy-Stockfish, native', rules: 'Fog of War', task: 'bulk', rates });
    });
  }
  return rows.map((row) => ({
    ...row,
    nodesPerSecond: Math.round(geometricMean(row.rates)),
    ratio: Number(ratio(row, rows).toFixed(2)),
  }));
}

/** How many times as fast the engine is: the geometric mean over the positions. */
function ratio({ task, rates }, rows) {
  const engine = rows.find((row) => row.title === '@fog/engine' && row.task === task);
  return geometricMean(rates.map((rate, index) => engine.rates[index] / rate));
}

function printTable(nodes) {
  console.log(
    `\n${['peer'.padEnd(26), 'counts', 'rules'.padEnd(11), 'nodes/s'.padStart(12), 'engine ×'.padStart(9)].join('  ')}`,
  );
  for (const { title, task, rules, nodesPerSecond, ratio } of nodes) {
    const counts = task === 'bulk' ? 'bulk  ' : 'all   ';
    const rate = Math.round(nodesPerSecond).toLocaleString('en').padStart(12);
    console.log([title.padEnd(26), counts, rules.padEnd(11), rate, ratio.toFixed(1).padStart(9)].join('  '));
  }
}

await prepare(['engine']);
await step('Installing the peers', () =>
  pnpm(['--dir', 'bench', 'install', '--ignore-workspace', '--frozen-lockfile']),
);
const nodes = await countNodes();
const views = await step('Views', () => ownProcess([], 'vision.mjs'));
const bytesPerNode = await step('Allocation', () => ownProcess(['--expose-gc'], 'allocation.mjs'));
const { gzipSizes } = await import('./size.mjs');
const gzipBytes = await gzipSizes();

printTable(nodes);
console.log(
  `\nvisible(): ${Math.round(views.engine).toLocaleString('en')} views/s, ${(views.engine / views.plain).toFixed(1)} times a plain re-statement`,
);
console.log(`a move through command() with both boards: ${Math.round(views.play).toLocaleString('en')}/s`);
console.log(`allocated per node of perft: ${bytesPerNode.toFixed(3)} bytes`);
console.log(
  `gzip: ${gzipBytes.everything} bytes for everything, ${gzipBytes.vocabulary} for vocabulary and notation`,
);

const results = {
  machine: `${cpus()[0].model}, Node ${process.version}`,
  positions: POSITIONS.map(({ name, fen }) => ({ name, fen })),
  nodes,
  views: { ...views, ratio: views.engine / views.plain },
  bytesPerNode,
  gzipBytes,
};
writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
writeFileSync(new URL('results.svg', import.meta.url), picture(nodes.filter(({ task }) => task === 'bulk')));
await tool('biome', ['format', '--write', 'bench/results.json']);
