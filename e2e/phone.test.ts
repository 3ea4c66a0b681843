import type { Browser, CDPSession } from 'playwright-core';
import { button } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';
import { middleOf } from './table.js';
import { reload } from './visits.js';

/** More than a finger rests to take the pencil, in milliseconds. */
const LONG_PRESS = 600;

const product = sharedProduct();
let browser: Browser;
let anna: Person;
let bo: Person;
let match: Match;
let fingers: CDPSession;

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo] = await Promise.all([newPerson(browser, { width: 360, height: 640 }), newPerson(browser)]);
  fingers = await anna.context.newCDPSession(anna.page);
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  match = await Match.begin(anna, bo, product.origin);
});
afterAll(() => browser?.close());

const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
  fingers.send('Input.dispatchTouchEvent', { type, touchPoints });

test('squares are 40 pixels or more, and nothing runs out of the side of the page', async () => {
  const box = await anna.page.locator('[data-square="e4"]').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40);
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a finger carries a piece, and the page stands still under it', async () => {
  const [from, to] = [await middleOf(anna, 'e2'), await middleOf(anna, 'e4')];
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', { x: from.x, y: from.y + (to.y - from.y) * part });
  }
  await touch('touchEnd');
  await match.isMade('e2e4');
  expect(await anna.page.evaluate(() => window.scrollY)).toBe(0);
});

test('a finger that rests on the fog takes the pencil; a short tap does not', async () => {
  const fog = await middleOf(anna, 'd7');
  // Sent together, so that no busy machine makes it a long one.
  await Promise.all([touch('touchStart', fog), touch('touchEnd')]);
  await anna.page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), LONG_PRESS);
  expect(await anna.page.getByRole('dialog').count()).toBe(0);
  await touch('touchStart', fog);
  await anna.page.getByRole('dialog', { name: 'Your guess at d7' }).waitFor();
  await touch('touchEnd');
  await button(anna, 'black queen').click();
  await anna.page.getByRole('button', { name: 'd7, fog, in pencil: queen' }).waitFor();
  await reload(anna);
  await anna.page.getByRole('button', { name: 'd7, fog, in pencil: queen' }).waitFor();
});
