import type { Browser } from 'playwright-core';
import { button, says } from './actions.js';
import { newPerson, openBrowser, type Person } from './browser.js';
import { keyMove, tabTo } from './keys.js';
import { Match } from './match.js';
import { sharedProduct } from './product.js';
import { countSent } from './requests.js';
import { dragMove, shownPlacement, tapMove } from './table.js';
import { visit } from './visits.js';

/** 1.e4 d5 2.Bb5+ a6 3.Bxe8: nobody is warned, and the king is taken. */
const SHORT_GAME = 'e2e4 d7d5 f1b5 a7a6 b5e8';

const product = sharedProduct();
let browser: Browser;
let anna: Person;
let bo: Person;

beforeAll(async () => {
  browser = await openBrowser();
  [anna, bo] = await Promise.all([newPerson(browser), newPerson(browser)]);
});
afterAll(() => browser?.close());

/** A new game between Anna, who is White, and Bo. */
const sitDown = () => Match.begin(anna, bo, product.origin);

test('a whole game by keyboard alone, from the first page to the end', async () => {
  await visit(anna, product.origin);
  await tabTo(anna, /^Either$/);
  await anna.page.keyboard.press('ArrowLeft');
  await tabTo(anna, /Play a friend/);
  await anna.page.keyboard.press('Enter');
  await visit(bo, await anna.page.getByLabel('The link for your friend').inputValue());
  await tabTo(bo, /Join the game/);
  await bo.page.keyboard.press('Enter');
  const match = new Match(anna, bo);
  await match.bothSee();
  await match.play(SHORT_GAME, keyMove);
  for (const person of [anna, bo]) await says(person, 'White wins');
});

test('a whole game by typed moves, in notation or by squares', async () => {
  const match = await sitDown();
  const sent = countSent(anna, 'PlayMove');
  const type = async (person: Person, text: string) => {
    await person.page.getByLabel('Type a move').fill(text);
    await person.page.keyboard.press('Enter');
  };
  await type(anna, 'Nd4');
  await says(anna, '“Nd4” is not a move you can make.');
  await type(bo, 'd5');
  await says(bo, 'It is not your turn yet.');
  expect(sent()).toBe(0);
  const texts = ['e4', 'd7d5', 'Bb5', 'a6', 'Bxe8'];
  await match.play(SHORT_GAME, (person) => type(person, texts[match.referee.ply]!));
  await says(bo, 'White wins');
});

describe('a premove', () => {
  const planned = () => anna.page.getByRole('button', { name: /your planned move ends here/ });

  test('that became impossible is dropped in silence and never fires; one that can be played is', async () => {
    const match = await sitDown();
    await match.play('e2e4');
    const sent = countSent(anna, 'PlayMove');
    await tapMove(anna, 'e4d5');
    await planned().waitFor();
    await match.play('a7a6');
    await planned().waitFor({ state: 'detached' });
    await says(anna, 'Your move');
    expect(await anna.page.locator('main [role="alert"]').count()).toBe(0);
    expect(sent()).toBe(0);
    await match.play('h2h3 d7d5');
    await says(anna, 'Your move');
    expect(sent()).toBe(1);
    await match.play('g2g3');
    await tapMove(anna, 'e4d5');
    await tapMove(bo, 'b7b6');
    match.referee.play('b7b6');
    await match.isMade('e4d5');
    expect(sent()).toBe(3);
  });

  test('is taken back by a tap on the board', async () => {
    const match = await sitDown();
    await match.play('e2e4');
    await dragMove(anna, 'd2d4');
    await planned().waitFor();
    await anna.page.locator('[data-square="a5"]').click();
    await planned().waitFor({ state: 'detached' });
    // White could not play this any more if the plan had been.
    await match.play('a7a6 h2h3');
  });

  test('of a pawn becomes what was chosen when it was planned', async () => {
    const match = await sitDown();
    await match.play('a2a4 h7h6 a4a5 h6h5 a5a6 h5h4 a6b7 h4h3 g2h3');
    await tapMove(anna, 'b7a8');
    await button(anna, 'white knight').last().click();
    await planned().waitFor();
    await tapMove(bo, 'g7g6');
    await anna.page.locator('[data-square="a8"][data-content="wN"]').waitFor();
  });
});

test('while looking back nothing can be moved, and nothing is sent', async () => {
  const match = await sitDown();
  await match.play('e2e4 d7d5');
  const sent = countSent(anna, 'PlayMove');
  await anna.page.locator('[data-ply="1"] button').click();
  await says(anna, 'This is what you saw then.');
  const before = await shownPlacement(anna.page);
  await dragMove(anna, 'd2d4');
  await tapMove(anna, 'g1f3');
  expect(await shownPlacement(anna.page)).toBe(before);
  await button(anna, 'Back to the game').click();
  await match.play('g1f3');
  expect(sent()).toBe(1);
});

test('what is heard tells nothing of a hidden move', async () => {
  await anna.page.addInitScript(() => {
    const struck: number[] = [];
    Object.assign(window, { struck });
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        struck.push(options?.frequency ?? 0);
      }
    };
  });
  const heard = () => anna.page.evaluate(() => (window as unknown as { struck: number[] }).struck);
  /** What is heard after so much was; all strokes of a sound are made at once. */
  const heardAfter = async (count: number) => {
    await anna.page.waitForFunction(
      (before) => (window as unknown as { struck: number[] }).struck.length > before,
      count,
    );
    return (await heard()).slice(count);
  };
  const replies: number[][] = [];
  for (const reply of ['g8f6', 'd7d5', 'e7e5']) {
    const match = await sitDown();
    await match.play('e2e4');
    const own = await heardAfter(0);
    await match.play(reply);
    replies.push(await heardAfter(own.length));
  }
  expect(new Set(replies.map(String)).size).toBe(1);
});

test('no page complained', () => {
  for (const person of [anna, bo]) expect(person.complaints).toEqual([]);
});
