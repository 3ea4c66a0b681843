import type { Browser } from 'playwright-core';
import { button, says } from './actions.js';
import { newPerson, openBrowser } from './browser.js';
import { sharedProduct } from './product.js';
import { Referee } from './referee.js';
import { seesBoard, tapMove } from './table.js';

const product = sharedProduct();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('one tap on home seats the computer, and it answers a move out of sight', async () => {
  const person = await newPerson(browser);
  const referee = new Referee();
  await person.page.goto(product.origin);
  await person.page.getByRole('radio', { name: 'White' }).check({ force: true });
  await button(person, 'Play the computer').click();
  await person.page.waitForURL(/\/en\/game\//);
  await says(person, 'Wisp');
  await seesBoard(person, referee.seat('white').board().placement);
  await tapMove(person, 'a2a3');
  await person.page.getByRole('img', { name: 'Hidden move' }).waitFor();
  await says(person, 'Your move');
  expect(person.complaints).toEqual([]);
});
