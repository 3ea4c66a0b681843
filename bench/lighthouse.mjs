/**
 * `npm run bench:site`: home and rules before Lighthouse, with a phone's settings. Prints the median of five rounds and what
 * cost points, and writes bench/lighthouse.json. Only performance depends on what else the machine does.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProduct } from '../e2e/run-product.mjs';
import { ensureBrowser } from '../scripts/browser.mjs';
import { step } from '../scripts/progress.mjs';
import { prepare } from '../scripts/steps.mjs';
import { pnpm, run } from '../scripts/workspace.mjs';
import { median } from './measure.mjs';

const ROUNDS = 5;
const PAGES = ['/en', '/en/rules'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const report = join(tmpdir(), `lighthouse-${process.pid}.json`);
const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');

/** One look at a page, in a browser of its own. */
async function look(url, browser) {
  const flags = [
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
    '--throttling.cpuSlowdownMultiplier=2',
    '--chrome-flags=--headless --no-sandbox --disable-gpu',
  ];
  await run(process.execPath, [program, url, ...flags], { env: { CHROME_PATH: browser } });
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The audits of a category that did not get all their points. */
function costs({ categories, audits }, category) {
  return categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());
}

async function measure(url, browser) {
  const looks = [];
  for (let round = 0; round < ROUNDS; round += 1) looks.push(await look(url, browser));
  return CATEGORIES.map((category) => ({
    category,
    score: Math.round(100 * median(looks.map(({ categories }) => categories[category].score))),
    costs: [...new Set(looks.flatMap((each) => costs(each, category)))],
  }));
}

await step('Installing Lighthouse', () =>
  pnpm(['--dir', 'bench', 'install', '--ignore-workspace', '--frozen-lockfile']),
);
await prepare();
const browser = await ensureBrowser();
const product = await runProduct();
const results = {};
try {
  for (const page of PAGES)
    await step(`${page}, ${ROUNDS} times`, async () => {
      results[page] = await measure(product.origin + page, browser);
    });
} finally {
  await product.stop();
  rmSync(report, { force: true });
}
for (const [page, scores] of Object.entries(results)) {
  console.log(`\n${page}`);
  for (const { category, score, costs: lost } of scores)
    console.log(`  ${category.padEnd(16)}${String(score).padStart(4)}  ${lost.join('; ')}`);
}
writeFileSync(join(import.meta.dirname, 'lighthouse.json'), `${JSON.stringify(results, null, 2)}\n`);
