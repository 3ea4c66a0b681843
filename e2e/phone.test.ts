import type { Browser, CDPSession } from 'playwright-core';
import { button, inviteAsWhite, joinBy, says } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { sharedProduct } from './product.js';
import { Referee } from './referee.js';
import { middleOf, seesBoard } from './table.js';

const referee = new Referee();

const product = sharedProduct();
let browser: Browser;
let anna: Person;
let bo: Person;
let fingers: CDPSession;

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo] = await Promise.all([newPerson(browser, { width: 360, height: 640 }), newPerson(browser)]);
  fingers = await anna.context.newCDPSession(anna.page);
  await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await joinBy(bo, await inviteAsWhite(anna, product.origin));
  await says(anna, 'Your move');
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
  referee.play('e2e4');
  await seesBoard(anna, referee.seat('white').board().placement);
  expect(await anna.page.evaluate(() => window.scrollY)).toBe(0);
});

test('a finger that rests on the fog takes the pencil; a short tap does not', async () => {
  const fog = await middleOf(anna, 'd7');
  await touch('touchStart', fog);
  await touch('touchEnd');
  expect(await anna.page.getByRole('dialog').count()).toBe(0);
  await touch('touchStart', fog);
  await anna.page.getByRole('dialog', { name: 'Your guess at d7' }).waitFor();
  await touch('touchEnd');
  await button(anna, 'black queen').click();
  await anna.page.getByRole('button', { name: 'd7, fog, in pencil: queen' }).waitFor();
  await anna.page.reload();
  await anna.page.getByRole('button', { name: 'd7, fog, in pencil: queen' }).waitFor();
});
