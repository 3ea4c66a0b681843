import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { newPerson, openBrowser } from './browser.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';

/** What the scripts of a game page may weigh at its first load, in bytes of gzip. */
const MOST_BYTES = 165_000;

const product = sharedProduct();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('a running game’s page names scripts of no more than 165 kB', async () => {
  const [anna, bo] = await Promise.all([newPerson(browser), newPerson(browser)]);
  await Match.begin(anna, bo, product.origin);
  const html = await (await bo.page.request.get(bo.page.url())).text();
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const sizes = await Promise.all(
    scripts.map(
      async ([, path]) =>
        gzipSync(await (await bo.page.request.get(new URL(path!, product.origin).href)).body()).length,
    ),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});
