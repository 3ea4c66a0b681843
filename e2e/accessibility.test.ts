import type { Browser } from 'playwright-core';
import { button, inviteAsWhite, joinBy, says } from './actions.js';
import { findingsInBothLights as findings } from './axe.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { sharedProduct } from './product.js';
import { tapMove } from './table.js';
import { visit } from './visits.js';

/** A white pawn on its way to g8, where it can become something: 1.h4 g5 2.hxg5 h6 3.gxh6 a6 4.h7 b6. */
const TO_PROMOTION = 'h2h4 g7g5 h4g5 h7h6 g5h6 a7a6 h6h7 b7b6'.split(' ');

const product = sharedProduct();
let browser: Browser;
let anna: Person;
let bo: Person;

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo] = await Promise.all([
    newPerson(browser, { width: 1440, height: 900 }),
    newPerson(browser, { width: 360, height: 640 }),
  ]);
});
afterAll(() => browser?.close());

test('the checker finds what is wrong: a page that hides its words is caught', async () => {
  await anna.page.setContent('<main lang="en"><p style="color: #999; background: #aaa">hidden</p></main>');
  expect((await findings(anna.page)).join()).toContain('color-contrast');
});

test('home, and the page that goes on from another device', async () => {
  await visit(anna, `${product.origin}/en`);
  expect(await findings(anna.page)).toEqual([]);
  await visit(bo, `${product.origin}/en`);
  expect(await findings(bo.page)).toEqual([]);
  await visit(bo, `${product.origin}/en/continue#transfer=none`);
  expect(await findings(bo.page)).toEqual([]);
});

test.each(['rules', 'lesson', 'history?result=white', 'developers', 'privacy'])(
  'the page “%s”',
  async (path) => {
    await visit(anna, `${product.origin}/en/${path}`);
    expect(await findings(anna.page)).toEqual([]);
  },
);

test('a player’s page, on a phone', async () => {
  await visit(bo, `${product.origin}/en/history`);
  await bo.page.getByRole('link', { name: 'Akiba Rubinstein', exact: true }).click();
  await bo.page.getByRole('heading', { level: 1, name: 'Akiba Rubinstein' }).waitFor();
  expect(await findings(bo.page)).toEqual([]);
});

test('waiting, with the code to scan, and invited', async () => {
  const link = await inviteAsWhite(anna, product.origin);
  await button(anna, 'QR code').click();
  await anna.page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  expect(await findings(anna.page)).toEqual([]);
  await visit(bo, link);
  await says(bo, /invites you to play/);
  expect(await findings(bo.page)).toEqual([]);
  await joinBy(bo, link);
});

test('playing, a promotion open among it', async () => {
  for (const [index, uci] of TO_PROMOTION.entries()) {
    const mover = index % 2 === 0 ? anna : bo;
    await says(mover, 'Your move');
    await tapMove(mover, uci);
  }
  await says(anna, 'Your move');
  expect(await findings(bo.page)).toEqual([]);
  expect(await findings(anna.page)).toEqual([]);
  await tapMove(anna, 'h7g8');
  await anna.page.getByRole('dialog', { name: 'What does the pawn become?' }).waitFor();
  expect(await findings(anna.page)).toEqual([]);
  await anna.page.keyboard.press('Escape');
});

test('beside playing: watching, the pencil in hand, and looking back', async () => {
  const spectator = await newPerson(browser, { width: 360, height: 640 });
  await visit(spectator, anna.page.url());
  await says(spectator, 'moves have been made');
  expect(await findings(spectator.page)).toEqual([]);
  await spectator.context.close();
  await bo.page.locator('[data-square="e3"]').focus();
  await bo.page.keyboard.press('p');
  await bo.page.getByRole('dialog', { name: 'Your guess at e3' }).waitFor();
  expect(await findings(bo.page)).toEqual([]);
  await bo.page.keyboard.press('Escape');
  await bo.page.locator('[data-ply="2"] button').click();
  await says(bo, 'This is what you saw then.');
  expect(await findings(bo.page)).toEqual([]);
  await button(bo, 'Back to the game').click();
});

test('dialogs: another device, settings, and the question before resigning', async () => {
  for (const name of ['Continue on another device', 'Settings', 'Resign']) {
    await button(anna, name).click();
    await anna.page.getByRole('dialog').waitFor();
    expect(await findings(anna.page)).toEqual([]);
    await anna.page.keyboard.press('Escape');
    await anna.page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});

test('the end and its replay, both sides’ boards beside each other', async () => {
  await button(bo, 'Resign').click();
  await button(bo, 'Yes, resign').click();
  for (const { page } of [anna, bo]) {
    await page.getByText('What nobody saw').waitFor();
    expect(await findings(page)).toEqual([]);
  }
  await anna.page.getByRole('radio', { name: 'Both' }).check({ force: true });
  await button(anna, 'One back').click();
  expect(await findings(anna.page)).toEqual([]);
});

test('one device: the curtain, and the board behind it', async () => {
  await visit(bo, `${product.origin}/en`);
  await button(bo, 'Play on one device').click();
  await button(bo, 'Show board').waitFor();
  expect(await findings(bo.page)).toEqual([]);
  await button(bo, 'Show board').click();
  await says(bo, 'Only White should be looking.');
  expect(await findings(bo.page)).toEqual([]);
});

test('a page that is lost', async () => {
  await visit(anna, `${product.origin}/en/nowhere`);
  expect(await findings(anna.page)).toEqual([]);
});
