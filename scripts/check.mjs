/** `npm run check`: everything about the code that is not a test: lint and format, types, who imports whom, sizes of files. */
import { inTwos } from './in-twos.mjs';
import { step } from './progress.mjs';
import { checkSizes } from './sizes.mjs';
import { prepare } from './steps.mjs';
import { tool } from './workspace.mjs';

const typecheck = (path) => tool('tsc', ['--noEmit', '-p', path]);
const SOURCES = [
  'packages/engine/src',
  'apps/api/src',
  'apps/bot/src',
  'apps/web/src',
  'e2e',
  'proof',
  'scripts',
];

const CHECKS = [
  ['Lint and format', () => tool('biome', ['ci', '.'])],
  [
    'Imports run one way',
    () => tool('depcruise', [...SOURCES, '--config', '.dependency-cruiser.cjs', '--output-type', 'err']),
  ],
  ['Types of the tests: engine', () => typecheck('packages/engine/tsconfig.test.json')],
  ['Types of the tests: referee', () => typecheck('apps/api/tsconfig.test.json')],
  ['Types of the tests: computer', () => typecheck('apps/bot/tsconfig.test.json')],
  ['Types of the table', () => typecheck('apps/web/tsconfig.json')],
  ['Types of the browser tests', () => typecheck('e2e/tsconfig.json')],
  ['Types of the proof', () => typecheck('proof/tsconfig.json')],
  ['Sizes of files', checkSizes],
];

/** The checks, to be run in any order, also after one failed; each gives how many passed and failed. */
export const checks = CHECKS.map(
  ([title, work]) =>
    () =>
      step(title, work).then(
        () => ({ passed: 1, failed: 0 }),
        () => ({ passed: 0, failed: 1 }),
      ),
);

if (process.argv[1] === import.meta.filename) {
  await prepare(['api', 'documents']);
  const results = await inTwos(checks);
  const [passed, failed] = ['passed', 'failed'].map((key) =>
    results.reduce((sum, each) => sum + each[key], 0),
  );
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
