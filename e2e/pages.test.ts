import type { Browser } from 'playwright-core';
import { button, says } from './actions.js';
import { newPerson, openBrowser } from './browser.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';
import { tapMove } from './table.js';
import { visit } from './visits.js';

/** The pages around the table, where they have to do with games and with who plays them. */

const { origin } = sharedProduct();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('history and players can be read, filtered and followed without JavaScript', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${origin}/en/history`);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByLabel('Ending').selectOption('Resignation');
  await page.getByLabel('Ended until (UTC day)').fill('1910-01-01');
  await page.getByRole('button', { name: 'Show games' }).click();
  expect(new URL(page.url()).searchParams.get('reason')).toBe('resignation');
  await page.getByText('1 game', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Akiba Rubinstein', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Akiba Rubinstein' }).waitFor();
  await page.getByRole('link', { name: /^Black won/ }).click();
  await page.getByText('Black wins').first().waitFor();
  await context.close();
});

test('home tells the players of a game whose move it is, as it is played', async () => {
  const [anna, bo] = await Promise.all([newPerson(browser), newPerson(browser)]);
  await Match.begin(anna, bo, origin);
  const table = bo.page.url();
  await visit(bo, new URL('/en', table).href);
  const game = bo.page.getByRole('link', { name: /^Against / });
  await game.getByText(/to move$/).waitFor();
  await tapMove(anna, 'e2e4');
  await game.getByText('Your move').waitFor();
  await game.click();
  await says(bo, 'Your move');
  expect(bo.page.url()).toBe(table);
});

test('two strangers who play anyone find each other', async () => {
  const people = await Promise.all([newPerson(browser), newPerson(browser)]);
  for (const person of people) await visit(person, `${origin}/en`);
  const [first, second] = people;
  await button(first, 'Play anyone').click();
  await says(first, 'Looking for an opponent');
  await button(second, 'Play anyone').click();
  await Promise.all(people.map((person) => says(person, /Your move|to move/)));
  expect(first.page.url()).toBe(second.page.url());
});

test('who has had himself deleted is nobody here', async () => {
  const person = await newPerson(browser);
  const { page } = person;
  await visit(person, `${origin}/en`);
  await page.getByRole('button', { name: 'Play on one device' }).click();
  await page.getByRole('button', { name: 'Show board' }).waitFor();
  await visit(person, `${origin}/en/privacy`);
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByRole('button', { name: 'Yes, delete me' }).click();
  await page.getByText('Nobody here knows this browser any more.').waitFor();
  await visit(person, `${origin}/en`);
  expect(await page.getByRole('heading', { name: 'Your games' }).count()).toBe(0);
});
