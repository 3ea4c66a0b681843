/**
 * `npm test`: installs what is missing, builds, and runs every check and every test, the browser's too.
 * The last line is `N passed, N failed`. `--long` (npm run test:long) runs the long forms of the same tests.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { inTwos } from './in-twos.mjs';
import { step } from './progress.mjs';
import { runProof } from './prove.mjs';
import { prepare } from './steps.mjs';
import { cacheFolder, run } from './workspace.mjs';

const isLong = process.argv.includes('--long');

/** Runs one jest configuration and reads its counts from jest's own report; a suite that could not even start counts as one failure. */
async function jest(title, args) {
  const report = join(cacheFolder, 'jest-report.json');
  rmSync(report, { force: true });
  mkdirSync(cacheFolder, { recursive: true });
  const command = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...args];
  const env = isLong ? { TEST_LONG: '1' } : {};
  await step(title, () =>
    run(process.execPath, [...command, '--ci', '--json', '--outputFile', report], { env, show: false }),
  ).catch(() => {});
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'));
    const left = counts.numPendingTests + counts.numTodoTests;
    return {
      passed: counts.numPassedTests,
      failed:
        counts.numFailedTests +
        counts.numRuntimeErrorTestSuites +
        left +
        (counts.numTotalTests === 0 ? 1 : 0),
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function main() {
  const results = [];
  await prepare();
  const browser = await step('Finding a browser', ensureBrowser);
  process.env.CHROMIUM_PATH = browser;
  const { checks } = await import('./check.mjs');
  const proof = () =>
    step('The fog, proven (short form of `npm run prove`)', () => runProof(['--short'], { asItGoes: false }));
  results.push(...(await inTwos([proof, ...checks])));
  // Jest keeps one core for itself and on two would run everything on one.
  results.push(await jest('Tests: engine, referee, computer, table, scripts, proof', ['--maxWorkers', '2']));
  results.push(await jest('Tests: whole games in a real browser', ['--config', 'e2e/jest.config.js']));

  const passed = results.reduce((sum, each) => sum + each.passed, 0);
  const failed = results.reduce((sum, each) => sum + each.failed, 0);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main().catch((error) => {
  process.stdout.write(`${error.message}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
});
