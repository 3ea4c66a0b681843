import type { Browser } from 'playwright-core';
import { button, says } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { Match } from './match.js';
import { type Product, startProduct } from './product.js';
import { reload } from './visits.js';

let product: Product;
let browser: Browser;
let anna: Person;
let bo: Person;
let match: Match;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  [anna, bo] = await Promise.all([newPerson(browser), newPerson(browser)]);
  match = await Match.begin(anna, bo, product.origin);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** The page has found back to the API by itself. */
async function lineIsBack(person: Person): Promise<void> {
  await person.page.getByText(/The connection is/).waitFor({ state: 'hidden' });
}

test('kill -9 of the API in mid-game: both pages keep their boards and go on by themselves', async () => {
  await match.play('e2e4 d7d5 g1f3');
  product.killApi();
  await match.bothSee();
  await says(bo, /The connection is (weak|lost)/);
  await product.untilApiAnswers();
  await Promise.all([lineIsBack(anna), lineIsBack(bo)]);
  await match.play('d5e4 f3d4');
});

test('a move made while the API is away arrives once, when it is back', async () => {
  product.killApi();
  await match.play('e7e5');
  await Promise.all([lineIsBack(anna), lineIsBack(bo)]);
  await match.bothSee();
});

test('the reload after all that shows the same boards', async () => {
  await Promise.all([reload(anna), reload(bo)]);
  await match.bothSee();
  await says(anna, 'Your move');
});

test('Ctrl-C stops everything cleanly, and says that the games are kept', async () => {
  expect(await button(anna, 'Resign').count()).toBe(1);
  expect(await product.stop()).toBe(0);
  expect(product.output()).toContain('Your games are kept');
  await expect(fetch(product.origin)).rejects.toThrow();
});
