import type { Browser } from 'playwright-core';
import { findings } from './axe.js';
import { Breaches } from './breaches.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { overflowing } from './fits.js';
import { LOCALES } from './languages.js';
import { sharedProduct } from './product.js';
import { visit } from './visits.js';

/**
 * Every page on a small phone, in every language: the words fit, the policy of the page is kept, and axe has nothing to
 * say against it. The states of a game are in `game-languages.test.ts`.
 */

const { origin } = sharedProduct();
const breaches = new Breaches();
let browser: Browser;
let anna: Person;

beforeAll(async () => {
  browser = await openBrowser();
  anna = await newPerson(browser, { width: 360, height: 640 });
  breaches.watch(anna.context);
});
afterAll(() => browser?.close());
afterEach(() => {
  expect(breaches.take()).toEqual([]);
  expect(anna.complaints).toEqual([]);
});

test('the checker finds words that run out of a button and out of the page', async () => {
  await anna.page.setContent(
    '<button style="width: 40px; white-space: nowrap">Immerweiter</button><p style="margin-left: 320px">Immerweiter</p>',
  );
  expect(await overflowing(anna.page)).toEqual([
    'the page scrolls sideways',
    'button “Immerweiter”',
    'p “Immerweiter”',
  ]);
});

test('a script that is not the page’s own is refused, and noticed', async () => {
  await visit(anna, `${origin}/en`);
  await anna.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  expect(await anna.page.title()).not.toBe('taken over');
  expect(breaches.take().join()).toMatch(/inline script/i);
});

/** Opens the page in each language: its words fit, axe has nothing to say, and nothing was stored. */
async function isWellMade(path: string): Promise<void> {
  for (const locale of LOCALES) {
    await visit(anna, `${origin}/${locale}${path}`);
    expect(await anna.page.locator('html').getAttribute('lang')).toBe(locale);
    const found = [...(await overflowing(anna.page)), ...(await findings(anna.page, 'light'))];
    expect({ locale, found }).toEqual({ locale, found: [] });
  }
  expect(await anna.context.cookies()).toEqual([]);
}

test.each(['', '/rules', '/lesson', '/history', '/developers', '/privacy', '/continue', '/nowhere'])(
  'the page at “%s”',
  isWellMade,
);

test('a player’s page', async () => {
  await visit(anna, `${origin}/en/history`);
  const link = await anna.page.getByRole('link', { name: 'Akiba Rubinstein' }).first().getAttribute('href');
  await isWellMade(link!.replace(/^\/en/, ''));
});
