/**
 * `npm run prove`: the fog, proven. `--short` takes about a minute and is part of `npm test`, `--long` takes more steps;
 * `--seed N` looks at other games. The last line is `N passed, N failed`: every level and every plant counts as one.
 */
import { parseArgs } from 'node:util';
import { openTestDatabase } from '../apps/api/src/testing/test-database.js';
import { prove, type Steps } from './prove.js';
import { catchLine, isProven, leakLines, table, timingLine } from './report.js';
import { SLOW_PLANT, timeTwins } from './timing.js';

const SHORT: Steps = { projection: 4_000, resolver: 16, wire: 12 };
const USUAL: Steps = { projection: 300_000, resolver: 500, wire: 500 };
const LONG: Steps = { projection: 1_000_000, resolver: 2_000, wire: 2_000 };
const TIMING_SAMPLES = 2_000;

const { values: asked } = parseArgs({
  options: { short: { type: 'boolean' }, long: { type: 'boolean' }, seed: { type: 'string', default: '1' } },
});
const say = (line: string) => process.stdout.write(`${line}\n`);

const database = await openTestDatabase();
const steps = asked.short ? SHORT : asked.long ? LONG : USUAL;
const reports = await prove(steps, database, Number(asked.seed), (report) => {
  say(`${report.level}: ${report.steps.toLocaleString('en')} steps in ${report.seconds.toFixed(1)} s`);
  for (const line of leakLines(report)) say(line);
  for (const each of report.catches) say(`  ${catchLine(each)}`);
});
say('');
say(table(reports));
if (!asked.short) {
  say(timingLine(await timeTwins(database, TIMING_SAMPLES)));
  say(timingLine(await timeTwins(database, TIMING_SAMPLES, SLOW_PLANT)));
}
await database.close();

const verdicts = reports.flatMap(({ differences, catches }) => [
  differences.length === 0,
  ...catches.map(({ found }) => found !== null),
]);
const passed = verdicts.filter(Boolean).length;
say(`${passed} passed, ${verdicts.length - passed} failed`);
process.exitCode = isProven(reports) ? 0 : 1;
