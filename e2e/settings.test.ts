import type { Browser } from 'playwright-core';
import { button } from './actions.js';
import { untilAlive } from './alive.mjs';
import { newPerson, openBrowser, type Person } from './browser.js';
import { sharedProduct } from './product.js';
import { reloadToFirstSight, visit } from './visits.js';

const product = sharedProduct();
let browser: Browser;
let anna: Person;

beforeAll(async () => {
  browser = await openBrowser();
  anna = await newPerson(browser);
});
afterAll(() => browser?.close());

/** The root of the page as it was dressed before anything of the page was drawn. */
async function dressed(): Promise<(string | null)[]> {
  const root = anna.page.locator('html');
  return Promise.all(
    ['theme', 'board', 'pieces', 'coordinates', 'motion'].map((name) => root.getAttribute(`data-${name}`)),
  );
}

test('a set of pieces is fetched where it is worn, and nowhere else', async () => {
  const asked: string[] = [];
  const isSet = (url: string) => /silhouettes[^/]*\.svg$/.test(url);
  anna.page.on('request', (request) => asked.push(request.url()));
  const setsAsked = () => asked.filter(isSet);
  await visit(anna, `${product.origin}/en/rules`);
  const king = anna.page.locator('[data-kind="king"]').first();
  await king.waitFor();
  expect(setsAsked()).toEqual([]);
  expect(await king.locator('path').first().isVisible()).toBe(true);

  await button(anna, 'Settings').click();
  const fetched = anna.page.waitForResponse((answer) => isSet(answer.url()));
  await anna.page.getByRole('radio', { name: 'Silhouettes' }).check({ force: true });
  expect((await fetched).status()).toBe(200);
  await king.locator('path').first().waitFor({ state: 'hidden' });
  expect(new Set(setsAsked()).size).toBe(1);
  const drawn = anna.page.locator('[data-pieces="drawn"] [data-kind] > path').first();
  expect(await drawn.isVisible()).toBe(true);
});

test('the small boards of lists wear the set that is chosen', async () => {
  const shown = () =>
    anna.page.evaluate(() =>
      ['g', 'path'].map((part) => getComputedStyle(document.querySelector(`symbol > ${part}`)!).display),
    );
  await visit(anna, `${product.origin}/en/history`);
  await button(anna, 'Settings').click();
  await anna.page.getByRole('radio', { name: 'Silhouettes' }).check({ force: true });
  expect(await shown()).toEqual(['none', 'inline']);
  await anna.page.getByRole('radio', { name: 'Drawn' }).check({ force: true });
  expect(await shown()).toEqual(['inline', 'none']);
});

test('what is chosen holds at once, and from the first paint on after a reload', async () => {
  await visit(anna, `${product.origin}/en`);
  await button(anna, 'Settings').click();
  for (const name of ['Night', 'Walnut', 'Silhouettes', 'Tap']) {
    await anna.page.getByRole('radio', { name, exact: true }).check({ force: true });
  }
  for (const name of ['Sound', 'Coordinates', 'Motion']) {
    await anna.page.getByRole('checkbox', { name }).uncheck();
  }
  await anna.page.getByRole('checkbox', { name: 'Figurines' }).check();
  const chosen = ['night', 'walnut', 'silhouette', 'off', 'off'];
  expect(await dressed()).toEqual(chosen);

  await reloadToFirstSight(anna);
  expect(await dressed()).toEqual(chosen);
  const bars = anna.page.locator('meta[name="theme-color"]').first();
  expect(await bars.getAttribute('content')).toBe('#10151d');

  await untilAlive(anna.page);
  await button(anna, 'Settings').click();
  for (const name of ['Night', 'Walnut', 'Silhouettes', 'Tap']) {
    expect(await anna.page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
  }
  expect(await anna.page.getByRole('checkbox', { name: 'Sound' }).isChecked()).toBe(false);
  expect(await anna.page.getByRole('checkbox', { name: 'Figurines' }).isChecked()).toBe(true);
  expect(anna.complaints).toEqual([]);
});
