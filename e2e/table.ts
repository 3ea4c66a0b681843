import type { BoardView } from '@fog/engine';
import type { Page } from 'playwright-core';
import type { Person } from './browser.js';

/** What a person does at the table, and what the page shows, read from its 64 squares and its list of moves. */

/** How a table stands: what is on the board (api.md: `?` is fog), after how many half-moves. */
type Standing = Pick<BoardView, 'placement' | 'ply'>;

interface Shown {
  /** Empty while there is no board. */
  readonly placement: string;
  /** As the replay says it or, in a running game, as many as its list holds; null where no game has begun. */
  readonly ply: number | null;
  /** What a screen reader says of each square. */
  readonly names: readonly string[];
}

/**
 * Waits until the page shows the table as it stands; says what it showed if it never did. A board alone is no sign that
 * the page has heard of a move: to one side it looks the same after many of the other's, and before the game begins.
 */
export async function seesBoard({ page }: Person, { placement, ply }: Standing): Promise<void> {
  const standing = { placement, ply };
  const seen = await page.waitForFunction(readTable, standing, { polling: 20 }).catch(() => null);
  const { names, ...shown } = seen ? ((await seen.jsonValue()) as Shown) : await shownTable(page);
  expect(shown).toEqual(standing);
  expectSpokenBoardToAgree(names, placement);
}

/** The names that a screen reader says hold as much fog as the picture, and no more. */
function expectSpokenBoardToAgree(names: readonly string[], placement: string): void {
  const inFog = names.filter((name) => /fog/i.test(name));
  expect(inFog).toHaveLength(placement.split('?').length - 1);
  expect(names.filter((name) => /white|black/i.test(name))).toHaveLength(
    placement.match(/[a-z]/gi)?.length ?? 0,
  );
}

/** The placement that the squares of the page show; empty while there is no board. */
export async function shownPlacement(page: Page): Promise<string> {
  return (await shownTable(page)).placement;
}

const shownTable = async (page: Page) => (await page.evaluate(readTable, null)) as Shown;

/** Reads the table; nothing if it is not as awaited. Run in the page, and knows nothing else. */
function readTable(awaited: Standing | null): Shown | null {
  const mark = (content: string | null) => {
    if (content === 'fog') return '?';
    if (content === 'empty') return '1';
    const [, side, letter] = /^([wb])([PNBRQK])$/.exec(content ?? '') ?? [];
    if (!letter) throw new Error(`a square shows “${content}”`);
    return side === 'w' ? letter : letter.toLowerCase();
  };
  const squares = [...document.querySelectorAll('[data-square]')];
  const marks = new Map(
    squares.map((square) => [square.getAttribute('data-square'), mark(square.getAttribute('data-content'))]),
  );
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...'abcdefgh'].map((file) => marks.get(`${file}${rank}`)).join(''),
  );
  const placement = marks.size === 64 ? ranks.join('/').replace(/1+/g, (run) => String(run.length)) : '';
  const slider = document.querySelector<HTMLInputElement>('main input[type="range"]');
  const moves = document.querySelector('main ol');
  const ply = slider ? slider.valueAsNumber : (moves?.querySelectorAll('[data-ply]').length ?? null);
  if (awaited && (placement !== awaited.placement || ply !== awaited.ply)) return null;
  return { placement, ply, names: squares.map((square) => square.getAttribute('aria-label') ?? '') };
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
