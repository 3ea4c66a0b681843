import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { untilAlive } from './alive.mjs';
import { newPerson, openBrowser } from './browser.js';
import { sharedProduct } from './product.js';

/** The tests' own patience: what is pressed before its page is alive is lost, on a busy machine more often than not. */

const { origin } = sharedProduct();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('a page whose scripts come late is waited for: the first press is answered', async () => {
  const { context, page } = await newPerson(browser);
  await context.route('**/*.js', async (route) => {
    await delay(500);
    await route.continue();
  });
  await page.goto(`${origin}/en`, { waitUntil: 'commit' });
  await untilAlive(page);
  // By the page's own script: the browser's hand would wait for the button to be there and at rest.
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click());
  await page.getByRole('dialog').waitFor();
});

test('no test comes to a page but by a way that waits for it', () => {
  const tests = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  const hasty = tests.filter((name) =>
    /\.page\.(goto|reload|goBack|goForward)\(/.test(readFileSync(join(import.meta.dirname, name), 'utf8')),
  );
  expect(hasty).toEqual([]);
});
