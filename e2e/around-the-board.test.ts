import type { Browser, Locator } from 'playwright-core';
import { button, joinBy, says } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';
import { seesBoard, tapMove } from './table.js';
import { leave, visit } from './visits.js';

/** 1.e4 d5 2.Bb5+, which Black does not see, a6 3.Bxe8. */
const GAME = 'e2e4 d7d5 f1b5 a7a6 b5e8'.split(' ');
const PHONE = { width: 360, height: 640 };
/** What a clock shows before the game, in seconds: enough for the slowest machine to come to the end. */
const FULL = 15 * 60;
/** How late a busy machine may paint a clock's next second, in seconds. */
const SLACK = 1;

const product = sharedProduct();
let browser: Browser;
let anna: Person;
let bo: Person;
let match: Match;
let game = '';

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo] = await Promise.all([newPerson(browser), newPerson(browser, PHONE)]);
  match = new Match(anna, bo);
});
afterAll(() => browser?.close());

/** What both clocks show, the opponent's first, in seconds, and at which second it was read. */
async function clocksAt({ page }: Person): Promise<{ at: number; clocks: number[] }> {
  const { at, texts } = await page.evaluate(() => ({
    at: Date.now() / 1000,
    texts: [...document.querySelectorAll('[role="timer"]')].map((each) => each.textContent ?? ''),
  }));
  const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return { at, clocks: texts.map(secondsOf) };
}

const clocks = async (person: Person) => (await clocksAt(person)).clocks;

test('a game with a clock is chosen on the home page; both clocks stand until both have moved', async () => {
  await visit(anna, product.origin);
  await anna.page.getByRole('radio', { name: 'White' }).check({ force: true });
  await anna.page.getByRole('radio', { name: '15+10' }).check({ force: true });
  await button(anna, 'Play a friend').click();
  await joinBy(bo, await anna.page.getByLabel('The link for your friend').inputValue());
  await match.bothSee();
  await says(anna, 'Your move');
  game = new URL(anna.page.url()).pathname;
  await match.play('e2e4');
  expect(await clocks(bo)).toEqual([FULL, FULL]);
});

test('the clock of the side to move runs, on both screens alike', async () => {
  await match.play('d7d5');
  const before = await clocksAt(anna);
  // However long a busy machine makes of it: what is shown is held to the time that went by.
  await anna.page.waitForTimeout(3_000);
  const [here, there] = [await clocksAt(anna), await clocksAt(bo)];
  expect([here.clocks[0], there.clocks[1]]).toEqual([FULL, FULL]);
  // When White's flag would fall: the same at every moment and on every screen, but for the part of a second that is not shown.
  const falls = [before.at + before.clocks[1]!, here.at + here.clocks[1]!, there.at + there.clocks[0]!];
  expect(Math.max(...falls) - Math.min(...falls)).toBeLessThanOrEqual(1 + SLACK);
});

/** How far something on the page reaches, from its top left corner. */
async function edgesOf(
  shown: Locator,
): Promise<{ top: number; left: number; right: number; bottom: number }> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('something of these is not on the page');
  return { top: box.y, left: box.x, right: box.x + box.width, bottom: box.y + box.height };
}

test.each([PHONE, { width: 768, height: 1024 }, { width: 1440, height: 900 }])(
  'the board, both clocks and Resign stand on a first screen of $width×$height',
  async (size) => {
    await bo.page.setViewportSize(size);
    const clocks = await bo.page.getByRole('timer').all();
    const shown = [bo.page.getByRole('grid'), ...clocks, button(bo, 'Resign')];
    expect(shown).toHaveLength(4);
    expect(await bo.page.evaluate(() => window.scrollY)).toBe(0);
    for (const each of shown) {
      const { top, left, right, bottom } = await edgesOf(each);
      expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(size.width);
      expect(bottom).toBeLessThanOrEqual(size.height);
    }
  },
);

test.each([
  ['the narrowest phone', { width: 320, height: 568 }],
  ['a phone held sideways', { width: 740, height: 360 }],
  ['a desk at 200 %', { width: 720, height: 450 }],
])('%s shows a whole board at once, and nothing runs out of the side', async (_, size) => {
  await bo.page.setViewportSize(size);
  const { top, bottom } = await edgesOf(bo.page.getByRole('grid'));
  expect(bottom - top).toBeLessThanOrEqual(size.height);
  expect(bottom - top).toBeGreaterThan(Math.min(size.width, size.height) * 0.7);
  expect(await bo.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  await bo.page.setViewportSize(PHONE);
});

test('the title and the icon call whose turn it is, and nobody else', async () => {
  const call = async ({ page }: Person) => [
    await page.title(),
    await page.locator('link[rel="icon"]').first().getAttribute('href'),
  ];
  expect(await call(anna)).toEqual(['Your move', '/icon-lit.svg']);
  expect((await call(bo)).join()).not.toMatch(/Your move|lit/);
  expect((await anna.page.request.get(`${product.origin}/icon-lit.svg`)).status()).toBe(200);
});

test('two tabs of one player stay in step', async () => {
  const tab = { ...anna, page: await anna.context.newPage() };
  await visit(tab, product.origin + game);
  await seesBoard(tab, match.referee.seat('white').board());
  await tapMove(tab, GAME[2]!);
  await match.isMade(GAME[2]!);
  await seesBoard(tab, match.referee.seat('white').board());
  await tab.page.close();
});

test('a player sees whether the opponent is there, and that the game goes on without them', async () => {
  const presence = (name: RegExp) => anna.page.getByRole('img', { name }).waitFor();
  await presence(/has the game open/);
  const address = bo.page.url();
  await leave(bo);
  await presence(/is away/);
  await visit(bo, address);
  await presence(/has the game open/);
  await match.bothSee();
});

test('a link carries the guest to another device, once; both go on', async () => {
  await button(bo, 'Continue on another device').click();
  const link = await bo.page.getByLabel('The link to your other device').inputValue();
  await bo.page.keyboard.press('Escape');
  const [desk, thief] = await Promise.all([newPerson(browser), newPerson(browser)]);
  const here = `${product.origin}/continue${new URL(link).hash}`;
  await visit(desk, here);
  await button(desk, 'Continue here').click();
  await seesBoard(desk, match.referee.seat('black').board());
  await visit(thief, here);
  await button(thief, 'Continue here').click();
  await says(thief, /has been used already/);
  await tapMove(desk, GAME[3]!);
  await match.isMade(GAME[3]!);
  await seesBoard(desk, match.referee.seat('black').board());
});

test('at the end the clocks stand, and what nobody saw is told', async () => {
  await match.play(GAME[4]!);
  for (const person of [anna, bo]) {
    await says(person, 'White wins');
    await says(person, 'Black’s king stood in unseen danger at one moment.');
  }
  const stopped = await clocks(anna);
  await anna.page.waitForTimeout(1_500);
  expect(await clocks(anna)).toEqual(stopped);
  expect(await anna.page.title()).not.toBe('Your move');
});

test('a link leads to a ply and an eye, from the first paint on', async () => {
  await button(anna, 'To half-move 3').first().click();
  await anna.page.getByRole('radio', { name: 'Black’s eyes' }).check({ force: true });
  await anna.page.waitForURL(/\?ply=3&eyes=black$/);
  const stranger = await newPerson(browser);
  const before = match.referee.spectator().replay()!.frames()[3]!.black;
  const html = await (await stranger.page.request.get(anna.page.url())).text();
  expect(html).toContain('3 of 5');
  await visit(stranger, anna.page.url());
  await seesBoard(stranger, before);
});

test('stepping through the replay moves nothing on the page but the pieces', async () => {
  const places = () =>
    anna.page
      .locator('table, [type="range"], ol, h1, h2, fieldset button')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  await button(anna, 'To the start').click();
  const before = await places();
  expect(before.length).toBeGreaterThan(8);
  for (const { black } of match.referee.spectator().replay()!.frames(1)) {
    await button(anna, 'One forward').click();
    await seesBoard(anna, black);
    expect(await places()).toEqual(before);
  }
});

test('a rematch waits for who was away, and begins on both screens with the colors swapped', async () => {
  const address = bo.page.url();
  await leave(bo);
  await button(anna, 'Rematch').click();
  await button(anna, 'Rematch offered').waitFor();
  await visit(bo, address);
  await says(bo, /would like a rematch/);
  await button(bo, 'Accept the rematch').click();
  await says(bo, 'Your move');
  await new Match(bo, anna).bothSee();
  expect(new URL(anna.page.url()).pathname).toBe(new URL(bo.page.url()).pathname);
  expect(new URL(anna.page.url()).pathname).not.toBe(game);
});

test('it can be installed: a manifest whose icons are there', async () => {
  const href = await anna.page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await anna.page.request.get(new URL(href!, product.origin).href);
  const { icons, start_url, display } = await answer.json();
  expect([start_url, display]).toEqual(['/', 'standalone']);
  for (const { src, type } of icons) {
    const icon = await anna.page.request.get(new URL(src, product.origin).href);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
});

test('no page complained', () => {
  expect([...anna.complaints, ...bo.complaints]).toEqual([]);
});
