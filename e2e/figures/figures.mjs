/**
 * What the table is promised to feel like, measured: `npm run figures`; `-- --clock` adds ten minutes of a running
 * clock. Nothing passes or fails by it, since a figure is worth what the machine is that it was taken on: run it on a
 * quiet one.
 */
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { runProduct } from '../run-product.mjs';
import { measureClock } from './clock.mjs';
import { measureFog } from './fog.mjs';
import { measureMoves } from './moves.mjs';

const MOVES = 200;
const MOVES_IN_FOG = 40;

const executablePath = findBrowser();
if (!executablePath) throw new Error('no Chromium or Chrome: set CHROMIUM_PATH');
const [product, browser] = await Promise.all([
  runProduct(),
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }),
]);
try {
  const print = (lines) => process.stdout.write(`${lines.join('\n')}\n`);
  print(await measureMoves(browser, product.origin, MOVES));
  print(await measureFog(browser, product.origin, MOVES_IN_FOG));
  if (process.argv.includes('--clock')) print(await measureClock(browser, product.origin));
} finally {
  await browser.close();
  await product.stop();
}
