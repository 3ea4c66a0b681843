/** `npm run check`: everything about the code that is not a test: lint and format, types, who imports whom, sizes of files. */

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

/** Runs every check, also after one failed; gives how many passed and failed. */
export async function check() {
  let passed = 0;
  let failed = 0;
  for (const [title, work] of CHECKS) {
    const isFine = await step(title, work).then(
      () => true,
      () => false,
    );
    if (isFine) passed += 1;
    else failed += 1;
  }
  return { passed, failed };
}

if (process.argv[1] === import.meta.filename) {
  await prepare(['api', 'documents']);
  const { passed, failed } = await check();
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}
