import type { Browser, Locator } from 'playwright-core';
import { button, joinBy, says } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { sharedProduct } from './product.js';
import { Referee } from './referee.js';
import { seesBoard, tapMove } from './table.js';

/** 1.e4 d5 2.Bb5+, which Black does not see, a6 3.Bxe8. */
const GAME = 'e2e4 d7d5 f1b5 a7a6 b5e8'.split(' ');
const PHONE = { width: 360, height: 640 };

const product = sharedProduct();
let browser: Browser;
let anna: Person;
let bo: Person;
const referee = new Referee();
let game = '';

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo] = await Promise.all([newPerson(browser), newPerson(browser, PHONE)]);
});
afterAll(() => browser?.close());

const clocks = async ({ page }: Person) => (await page.getByRole('timer').allTextContents()).map(secondsOf);
const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

async function play(uci: string): Promise<void> {
  await tapMove(referee.ply % 2 === 0 ? anna : bo, uci);
  referee.play(uci);
  if (referee.isOver) return;
  await seesBoard(anna, referee.seat('white').board().placement);
  await seesBoard(bo, referee.seat('black').board().placement);
}

test('a game with a clock is chosen on the home page; both clocks stand until both have moved', async () => {
  await anna.page.goto(product.origin);
  await anna.page.getByRole('radio', { name: 'White' }).check({ force: true });
  await anna.page.getByRole('radio', { name: '3+2' }).check({ force: true });
  await button(anna, 'Play a friend').click();
  await joinBy(bo, await anna.page.getByLabel('The link for your friend').inputValue());
  await says(anna, 'Your move');
  game = new URL(anna.page.url()).pathname;
  await play('e2e4');
  expect(await clocks(bo)).toEqual([180, 180]);
});

test('the clock of the side to move runs, on both screens alike', async () => {
  await play('d7d5');
  const [, before = 0] = await clocks(anna);
  await anna.page.waitForTimeout(3_000);
  const [black, white = 0] = await clocks(anna);
  expect(black).toBe(180);
  expect(before - white).toBeGreaterThanOrEqual(2);
  expect(before - white).toBeLessThanOrEqual(5);
  const [whiteThere = 0] = await clocks(bo);
  expect(Math.abs(whiteThere - white)).toBeLessThanOrEqual(1);
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
  await tab.page.goto(product.origin + game);
  await seesBoard(tab, referee.seat('white').board().placement);
  await tapMove(tab, GAME[2]!);
  referee.play(GAME[2]!);
  for (const each of [tab, anna]) await seesBoard(each, referee.seat('white').board().placement);
  await tab.page.close();
});

test('a player sees whether the opponent is there, and that the game goes on without them', async () => {
  const presence = (name: RegExp) => anna.page.getByRole('img', { name }).waitFor();
  await presence(/has the game open/);
  const address = bo.page.url();
  await bo.page.goto('about:blank');
  await presence(/is away/);
  await bo.page.goto(address);
  await presence(/has the game open/);
  await seesBoard(bo, referee.seat('black').board().placement);
});

test('a link carries the guest to another device, once; both go on', async () => {
  await button(bo, 'Continue on another device').click();
  const link = await bo.page.getByLabel('The link to your other device').inputValue();
  await bo.page.keyboard.press('Escape');
  const [desk, thief] = await Promise.all([newPerson(browser), newPerson(browser)]);
  const here = `${product.origin}/continue${new URL(link).hash}`;
  await desk.page.goto(here);
  await button(desk, 'Continue here').click();
  await seesBoard(desk, referee.seat('black').board().placement);
  await thief.page.goto(here);
  await button(thief, 'Continue here').click();
  await says(thief, /has been used already/);
  await tapMove(desk, GAME[3]!);
  referee.play(GAME[3]!);
  for (const each of [desk, bo]) await seesBoard(each, referee.seat('black').board().placement);
});

test('at the end the clocks stand, and what nobody saw is told', async () => {
  await says(anna, 'Your move');
  await play(GAME[4]!);
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
  const before = referee.spectator().replay()!.frames()[3]!.black.placement;
  const html = await (await stranger.page.request.get(anna.page.url())).text();
  expect(html).toContain('3 of 5');
  await stranger.page.goto(anna.page.url());
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
  for (const _ of GAME) {
    await button(anna, 'One forward').click();
    expect(await places()).toEqual(before);
  }
});

test('a rematch waits for who was away, and begins on both screens with the colors swapped', async () => {
  const address = bo.page.url();
  await bo.page.goto('about:blank');
  await button(anna, 'Rematch').click();
  await button(anna, 'Rematch offered').waitFor();
  await bo.page.goto(address);
  await says(bo, /would like a rematch/);
  await button(bo, 'Accept the rematch').click();
  await says(bo, 'Your move');
  const fresh = new Referee();
  await seesBoard(bo, fresh.seat('white').board().placement);
  await seesBoard(anna, fresh.seat('black').board().placement);
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
