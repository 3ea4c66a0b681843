import type { Browser } from 'playwright-core';
import { button, says } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { standing } from './eavesdropper.js';
import { sharedProduct } from './product.js';
import { Referee } from './referee.js';
import { placementsIn, showsPiece } from './secrets.js';
import { seesBoard, shownPlacement, tapMove } from './table.js';
import { goBack, leave, reload, visit } from './visits.js';

/** 1.e4 d5 2.Bb5+ a6 3.Bxe8: the king was left standing. */
const GAME = 'e2e4 d7d5 f1b5 a7a6 b5e8'.split(' ');

const product = sharedProduct();
let browser: Browser;
let pair: Person;
const referee = new Referee();
/** The views that somebody has pressed “Show board” for. */
const opened = new Set<string>();

beforeAll(async () => {
  browser = await openBrowser();
  pair = await newPerson(browser, { width: 390, height: 844 });
});
afterAll(() => browser?.close());

/** The curtain is down and says whose turn it is; under it there is no piece, in the picture, the names or the title. */
async function expectCurtain(): Promise<void> {
  await says(pair, `${referee.ply % 2 === 0 ? 'White' : 'Black'} to move`);
  await button(pair, 'Show board').waitFor();
  expect(await shownPlacement(pair.page)).not.toMatch(/[a-z1-8]/i);
  const html = await standing(pair.page);
  expect(placementsIn(html).filter(showsPiece)).toEqual([]);
  expect(html).not.toMatch(/(white|black) (pawn|knight|bishop|rook|queen|king)/i);
  for (const { text } of await pair.eavesdropper.heard()) {
    expect(placementsIn(text).filter((placement) => showsPiece(placement) && !opened.has(placement))).toEqual(
      [],
    );
  }
  expect(await pair.page.title()).not.toMatch(/pawn|knight|bishop|rook|queen|king/i);
}

test('a game for two at one device begins behind the curtain', async () => {
  await visit(pair, product.origin);
  await button(pair, /Play on one device/).click();
  await pair.page.waitForURL(/\/en\/game\//);
  await expectCurtain();
});

test('a whole game: each sees only their own board, and the curtain falls with every move', async () => {
  for (const uci of GAME) {
    const color = referee.ply % 2 === 0 ? 'white' : 'black';
    opened.add(referee.seat(color).board().placement);
    await button(pair, 'Show board').click();
    await seesBoard(pair, referee.seat(color).board());
    await tapMove(pair, uci);
    referee.play(uci);
    if (!referee.isOver) await expectCurtain();
  }
  await says(pair, 'White wins');
  await seesBoard(pair, referee.spectator().board());
});

test('reload, back and a hidden page keep the curtain down', async () => {
  await visit(pair, product.origin);
  await button(pair, /Play on one device/).click();
  await pair.page.waitForURL(/\/en\/game\//);
  for (const goAndComeBack of [
    () => reload(pair),
    async () => {
      await leave(pair);
      await goBack(pair);
    },
    () => pair.page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide'))),
    () =>
      pair.page.evaluate(
        () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      ),
  ]) {
    await button(pair, 'Show board').click();
    await pair.page.locator('[data-content="wK"]').waitFor();
    await goAndComeBack();
    await button(pair, 'Show board').waitFor();
    expect(await shownPlacement(pair.page)).not.toMatch(/[a-z1-8]/i);
  }
  expect(pair.complaints).toEqual([]);
});
