import type { Browser } from 'playwright-core';
import { button, inviteAsWhite, joinBy } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { overflowing } from './fits.js';
import { LOCALES } from './languages.js';
import { Line } from './line.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';
import { seesBoard, shownPlacement, square, tapMove } from './table.js';
import { visit } from './visits.js';

/** When a line that is gone begins to show, and when it is said in words, in milliseconds. */
const DOT_AFTER = 1_500;
const WORDS_AFTER = 5_000;
/** What two readings of one clock may differ by. */
const SLACK = 50;

const product = sharedProduct();
let browser: Browser;
let line: Line;
let anna: Person;
let bo: Person;
let match: Match;

beforeAll(async () => {
  browser = await openBrowser();
  line = await Line.to(product.origin);
  [anna, bo] = await Promise.all([newPerson(browser, { width: 360, height: 640 }), newPerson(browser)]);
  const link = new URL(await inviteAsWhite(anna, line.origin));
  await joinBy(bo, product.origin + link.pathname + link.hash);
  match = new Match(anna, bo);
  await match.bothSee();
});
afterAll(async () => {
  await browser?.close();
  await line?.close();
});

const words = () => anna.page.getByText('The connection is lost');
const inHand = () => anna.page.locator('[data-pickable="true"]').count();

/** Has the page note what it says of the line, and when; gives how to read it. */
async function noteWords(): Promise<() => Promise<{ said: string; at: number }[]>> {
  const notes = await anna.page.evaluateHandle(() => {
    const status = document.querySelector('main [role="status"]');
    const noted: { said: string; at: number }[] = [];
    const note = () => noted.push({ said: status?.textContent ?? '', at: Date.now() });
    if (status) new MutationObserver(note).observe(status, { childList: true });
    return noted;
  });
  return () => notes.jsonValue();
}

test('a line that is gone shows as nothing, then as a dot, then in words; what was moved meanwhile is sent when it is back', async () => {
  const noted = await noteWords();
  const from = Date.now();
  line.cut();
  await tapMove(anna, 'e2e4');
  await anna.page.locator('[data-square="e4"][data-content="wP"]').waitFor();
  await words().waitFor();
  const [dot, banner, ...more] = await noted();
  expect([dot?.said, banner?.said, more.length]).toEqual([
    'The connection is weak',
    expect.stringContaining('The connection is lost'),
    0,
  ]);
  expect(dot!.at - from).toBeGreaterThan(DOT_AFTER - SLACK);
  expect(banner!.at - from).toBeGreaterThan(WORDS_AFTER - SLACK);
  expect(await inHand()).toBe(0);
  expect(await button(anna, 'Call it off').isDisabled()).toBe(true);
  await seesBoard(bo, match.referee.seat('black').board());

  line.mend();
  await words().waitFor({ state: 'detached' });
  await match.isMade('e2e4');
});

test('what happened meanwhile is there with the line, and the hand is free again', async () => {
  const before = await shownPlacement(anna.page);
  line.cut();
  await tapMove(bo, 'e7e5');
  await words().waitFor();
  expect(await shownPlacement(anna.page)).toBe(before);
  line.mend();
  await match.isMade('e7e5');
  await match.play('d2d4');
});

test('on the own turn nothing can be moved until the line is back', async () => {
  await match.play('e5d4');
  expect(await inHand()).toBeGreaterThan(0);
  line.cut();
  await words().waitFor();
  expect(await inHand()).toBe(0);
  await square(anna, 'd1').click();
  await square(anna, 'd4').click();
  expect(await shownPlacement(anna.page)).toBe(match.referee.seat('white').board().placement);
  // What is fetched for a press comes with the line.
  await square(anna, 'a7').click({ button: 'right' });
  line.mend();
  await words().waitFor({ state: 'detached' });
  await anna.page.getByRole('dialog', { name: 'Your guess at a7' }).waitFor();
  await anna.page.keyboard.press('Escape');
  await match.play('d1d4');
});

test('it is said in every language, and the words fit on a small phone', async () => {
  const path = new URL(anna.page.url()).pathname.replace(/^\/\w+/, '');
  const pages = await Promise.all(
    LOCALES.map(async (locale) => {
      const page = await anna.context.newPage();
      await visit({ ...anna, page }, `${line.origin}/${locale}${path}`);
      return page;
    }),
  );
  line.cut();
  for (const page of pages) {
    const banner = page.locator('main [role="status"] > p').first();
    await banner.waitFor();
    expect(await overflowing(page)).toEqual([]);
    const { x, width } = (await banner.boundingBox())!;
    expect(Math.min(x, 360 - x - width)).toBeGreaterThanOrEqual(0);
  }
  line.mend();
});

test('no page complained', () => {
  expect([...anna.complaints, ...bo.complaints]).toEqual([]);
});
