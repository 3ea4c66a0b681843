import type { Browser } from 'playwright-core';
import { button } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { sharedProduct } from './product.js';

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
  anna.page.on('request', (request) => asked.push(request.url()));
  const setsAsked = () => asked.filter((url) => /silhouettes[^/]*\.svg$/.test(url));
  await anna.page.goto(`${product.origin}/en/rules`);
  const king = anna.page.locator('[data-kind="king"]').first();
  await king.waitFor();
  expect(setsAsked()).toEqual([]);
  expect(await king.locator('path').first().isVisible()).toBe(true);

  await button(anna, 'Settings').click();
  await anna.page.getByRole('radio', { name: 'Silhouettes' }).check({ force: true });
  await anna.page.waitForLoadState('networkidle');
  expect(new Set(setsAsked()).size).toBe(1);
  expect((await anna.page.request.get(setsAsked()[0]!)).status()).toBe(200);
  expect(await king.locator('path').first().isVisible()).toBe(false);
  const drawn = anna.page.locator('[data-pieces="drawn"] [data-kind] > path').first();
  expect(await drawn.isVisible()).toBe(true);
});

test('the small boards of lists wear the set that is chosen', async () => {
  const shown = () =>
    anna.page.evaluate(() =>
      ['g', 'path'].map((part) => getComputedStyle(document.querySelector(`symbol > ${part}`)!).display),
    );
  await anna.page.goto(`${product.origin}/en/history`);
  await button(anna, 'Settings').click();
  await anna.page.getByRole('radio', { name: 'Silhouettes' }).check({ force: true });
  expect(await shown()).toEqual(['none', 'inline']);
  await anna.page.getByRole('radio', { name: 'Drawn' }).check({ force: true });
  expect(await shown()).toEqual(['inline', 'none']);
});

test('what is chosen holds at once, and from the first paint on after a reload', async () => {
  await anna.page.goto(`${product.origin}/en`);
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

  await anna.page.reload({ waitUntil: 'commit' });
  await anna.page.locator('body').waitFor({ state: 'attached' });
  expect(await dressed()).toEqual(chosen);
  const bars = anna.page.locator('meta[name="theme-color"]').first();
  expect(await bars.getAttribute('content')).toBe('#10151d');

  await button(anna, 'Settings').click();
  for (const name of ['Night', 'Walnut', 'Silhouettes', 'Tap']) {
    expect(await anna.page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
  }
  expect(await anna.page.getByRole('checkbox', { name: 'Sound' }).isChecked()).toBe(false);
  expect(await anna.page.getByRole('checkbox', { name: 'Figurines' }).isChecked()).toBe(true);
  expect(anna.complaints).toEqual([]);
});
