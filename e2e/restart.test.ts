import type { Browser } from 'playwright-core';
import { button, inviteAsWhite, joinBy, says } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { type Product, startProduct } from './product.js';
import { Referee } from './referee.js';
import { seesBoard, tapMove } from './table.js';

let product: Product;
let browser: Browser;
let anna: Person;
let bo: Person;
const referee = new Referee();

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  [anna, bo] = await Promise.all([newPerson(browser), newPerson(browser)]);
  await joinBy(bo, await inviteAsWhite(anna, product.origin));
  await says(anna, 'Your move');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function play(uci: string): Promise<void> {
  await tapMove(referee.ply % 2 === 0 ? anna : bo, uci);
  referee.play(uci);
  await bothSeeTheirBoards();
}

/** The page has found back to the API by itself. */
async function lineIsBack(person: Person): Promise<void> {
  await person.page.getByText(/The connection is/).waitFor({ state: 'hidden' });
}

async function bothSeeTheirBoards(): Promise<void> {
  await seesBoard(anna, referee.seat('white').board().placement);
  await seesBoard(bo, referee.seat('black').board().placement);
}

test('kill -9 of the API in mid-game: both pages keep their boards and go on by themselves', async () => {
  for (const uci of ['e2e4', 'd7d5', 'g1f3']) await play(uci);
  product.killApi();
  await bothSeeTheirBoards();
  await says(bo, /The connection is (weak|lost)/);
  await product.untilApiAnswers();
  await Promise.all([lineIsBack(anna), lineIsBack(bo)]);
  for (const uci of ['d5e4', 'f3d4']) await play(uci);
});

test('a move made while the API is away arrives once, when it is back', async () => {
  product.killApi();
  await play('e7e5');
  await Promise.all([lineIsBack(anna), lineIsBack(bo)]);
  await bothSeeTheirBoards();
});

test('the reload after all that shows the same boards', async () => {
  await Promise.all([anna.page.reload(), bo.page.reload()]);
  await bothSeeTheirBoards();
  await says(anna, 'Your move');
});

test('Ctrl-C stops everything cleanly, and says that the games are kept', async () => {
  expect(await button(anna, 'Resign').count()).toBe(1);
  expect(await product.stop()).toBe(0);
  expect(product.output()).toContain('Your games are kept');
  await expect(fetch(product.origin)).rejects.toThrow();
});
