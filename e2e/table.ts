import type { Page } from 'playwright-core';
import type { Person } from './browser.js';

/** What a person does at the table, and what the page shows, read from its 64 squares. */

const LETTERS: Record<string, string> = {};
for (const letter of 'PNBRQK') {
  LETTERS[`w${letter}`] = letter;
  LETTERS[`b${letter}`] = letter.toLowerCase();
}

/** Waits until the page shows the board as this placement (api.md: `?` is fog); says what it showed if it never did. */
export async function seesBoard(person: Person, placement: string): Promise<void> {
  const end = Date.now() + 60_000;
  let shown = '';
  while (Date.now() < end) {
    shown = await shownPlacement(person.page);
    if (shown === placement) return expectSpokenBoardToAgree(person.page, placement);
    await person.page.waitForTimeout(25);
  }
  expect(shown).toBe(placement);
}

/** The names that a screen reader says hold as much fog as the picture, and no more. */
async function expectSpokenBoardToAgree(page: Page, placement: string): Promise<void> {
  const names = await page
    .locator('[data-square]')
    .evaluateAll((squares) => squares.map((each) => each.getAttribute('aria-label') ?? ''));
  const inFog = names.filter((name) => /fog/i.test(name));
  expect(inFog).toHaveLength(placement.split('?').length - 1);
  expect(names.filter((name) => /white|black/i.test(name))).toHaveLength(
    placement.match(/[a-z]/gi)?.length ?? 0,
  );
}

/** The placement that the squares of the page show; empty while there is no board. */
export async function shownPlacement(page: Page): Promise<string> {
  const contents = await page
    .locator('[data-square]')
    .evaluateAll((squares) =>
      Object.fromEntries(
        squares.map((square) => [square.getAttribute('data-square'), square.getAttribute('data-content')]),
      ),
    );
  if (Object.keys(contents).length !== 64) return '';
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...'abcdefgh'].map((file) => mark(contents[`${file}${rank}`] ?? '')).join(''),
  );
  return ranks.join('/').replace(/1+/g, (run) => String(run.length));
}

function mark(content: string): string {
  if (content === 'fog') return '?';
  if (content === 'empty') return '1';
  const letter = LETTERS[content];
  if (!letter) throw new Error(`a square shows “${content}”`);
  return letter;
}

/** The square with this name. */
export const square = (person: Person, name: string) => person.page.locator(`[data-square="${name}"]`);

/** Where the middle of a square is on the screen, in pixels from the left and from above. */
export async function middleOf(person: Person, name: string): Promise<{ x: number; y: number }> {
  const box = await square(person, name).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Plays a move like `e2e4` by two taps. */
export async function tapMove(person: Person, uci: string): Promise<void> {
  await square(person, uci.slice(0, 2)).click();
  await square(person, uci.slice(2, 4)).click();
}

/** Plays a move like `e2e4` by dragging. */
export async function dragMove(person: Person, uci: string): Promise<void> {
  const { mouse } = person.page;
  const [from, to] = [await middleOf(person, uci.slice(0, 2)), await middleOf(person, uci.slice(2, 4))];
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await mouse.move(to.x, to.y, { steps: 4 });
  await mouse.up();
}
