/**
 * `npm run prove`: the fog, proven. `--short` takes about a minute and is part of `npm test`, `--long` takes more steps;
 * `--seed N` looks at other games. The last line is `N passed, N failed`: every level and every plant counts as one.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openTestDatabase } from '../apps/api/src/testing/test-database.js';
import { prove, type Steps } from './prove.js';
import { type LevelReport, table, timingLine } from './table.js';
import { isFinding, SLOW_PLANT, timeTwins } from './timing.js';

const SHORT: Steps = { projection: 4_000, resolver: 16, wire: 12, browser: 24 };
const USUAL: Steps = { projection: 300_000, resolver: 500, wire: 500, browser: 100 };
const LONG: Steps = { projection: 1_000_000, resolver: 2_000, wire: 2_000, browser: 400 };
const TIMING_SAMPLES = 800;

const { values: asked } = parseArgs({
  options: { short: { type: 'boolean' }, long: { type: 'boolean' }, seed: { type: 'string', default: '1' } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

const begun = performance.now();
const steps = asked.short ? SHORT : asked.long ? LONG : USUAL;
const reports = await prove(steps, Number(asked.seed), (level, { steps, seconds, leaks, plant }) => {
  say(plant?.line ?? `${level}: ${steps.toLocaleString('en')} steps in ${seconds.toFixed(1)} s`);
  for (const line of leaks) say(line);
});
if (!asked.short) reports.push(await timing());
say('');
say(table(reports));
say(`${((performance.now() - begun) / 1000).toFixed(0)} s in all`);

/** How long answers take, with nothing else going on. */
async function timing(): Promise<LevelReport> {
  const started = performance.now();
  const database = await openTestDatabase();
  const honest = await timeTwins(database, TIMING_SAMPLES);
  const planted = await timeTwins(database, TIMING_SAMPLES, SLOW_PLANT);
  await database.close();
  for (const each of [honest, planted]) say(timingLine(each));
  return {
    level: 'timing',
    steps: TIMING_SAMPLES,
    seconds: (performance.now() - started) / 1000,
    leaks: isFinding(honest) ? 1 : 0,
    caught: isFinding(planted) ? 1 : 0,
    planted: 1,
  };
}

const count = (of: (report: (typeof reports)[number]) => number) =>
  reports.reduce((sum, report) => sum + of(report), 0);
const tight = count(({ steps, leaks }) => (steps > 0 && leaks === 0 ? 1 : 0));
const passed = tight + count(({ caught }) => caught);
const failed = reports.length - tight + count(({ planted, caught }) => planted - caught);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
