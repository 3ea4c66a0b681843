import type { Browser } from 'playwright-core';
import { button } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';
import { middleOf, square, tapMove } from './table.js';
import { goBack, goForward, reload, visit } from './visits.js';

/** What people do to the picture of a board: they turn it, draw on it, and go away and come back. */

/** The knight that has taken on f7 is taken there, out of White's sight. */
const TO_LOSS = 'e2e4 e7e5 g1f3 b8c6 f3g5 h7h6 g5f7 e8f7';

const product = sharedProduct();
let browser: Browser;
let anna: Person;
let bo: Person;
let match: Match;

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo] = await Promise.all([
    newPerson(browser, { width: 768, height: 1024 }),
    newPerson(browser, { width: 360, height: 640 }),
  ]);
  match = await Match.begin(anna, bo, product.origin);
  await match.play(TO_LOSS);
});
afterAll(() => browser?.close());

/** Where a square lies, in squares from the left and from above. */
async function placeOf(person: Person, name: string): Promise<number[]> {
  const [box, corner] = [await square(person, name).boundingBox(), await boardCorner(person)];
  return [(box!.x - corner.x) / box!.width, (box!.y - corner.y) / box!.height].map(Math.round);
}

async function boardCorner(person: Person): Promise<{ x: number; y: number }> {
  const corners = await Promise.all(['a1', 'h8'].map((name) => square(person, name).boundingBox()));
  return { x: Math.min(...corners.map((box) => box!.x)), y: Math.min(...corners.map((box) => box!.y)) };
}

/** Where the ring of a loss is drawn, in squares from the left and from above. */
async function ringOf(person: Person): Promise<number[]> {
  const ring = person.page.locator('main svg g', { has: person.page.locator('circle[r="0.31"]') });
  const transform = await ring.getAttribute('transform');
  return (transform ?? '').match(/\d/g)?.map(Number) ?? [];
}

test('a turned board shows the same on the same squares, the mark of a loss as well', async () => {
  expect(await placeOf(anna, 'a1')).toEqual([0, 7]);
  expect(await ringOf(anna)).toEqual([5, 1]);
  await button(anna, 'Flip').click();
  expect(await placeOf(anna, 'a1')).toEqual([7, 0]);
  expect(await ringOf(anna)).toEqual([2, 6]);
  await match.bothSee();
  await button(anna, 'Flip').click();
});

test('arrows and circles are drawn with the right button, and gone with the next press', async () => {
  const strokes = anna.page.locator(
    'svg[aria-hidden] > g[transform*="rotate"], svg[aria-hidden] > circle[r="0.44"]',
  );
  const { mouse } = anna.page;
  for (const [from, to] of [
    ['d1', 'h5'],
    ['c4', 'c4'],
  ] as const) {
    const [start, end] = [await middleOf(anna, from), await middleOf(anna, to)];
    await mouse.move(start.x, start.y);
    await mouse.down({ button: 'right' });
    await mouse.move(end.x, end.y, { steps: 4 });
    await mouse.up({ button: 'right' });
  }
  await strokes.nth(1).waitFor();
  expect(await strokes.count()).toBe(2);
  const { x, y } = await middleOf(anna, 'a3');
  await mouse.click(x, y);
  await strokes.first().waitFor({ state: 'detached' });
  await match.bothSee();
});

test('who leaves the page and comes back, by back and forward or anew, sees the board as it stands', async () => {
  await visit(bo, `${product.origin}/en/rules`);
  await tapMove(anna, 'd1f3');
  await goBack(bo);
  await match.isMade('d1f3');
  await goForward(bo);
  await bo.page.getByRole('heading', { level: 1, name: 'Fog of War' }).waitFor();
  await goBack(bo);
  await bo.page.getByRole('heading', { name: 'Your move' }).waitFor();
  await match.bothSee();
  await reload(bo);
  await match.bothSee();
});

test('no page complained', () => {
  expect([...anna.complaints, ...bo.complaints]).toEqual([]);
});
