import sharp from 'sharp';
import { drawBoard } from './board-drawing';
import { boardCard, CARD, threeBoardsCard } from './cards';
import { letter, linesOf } from './lettering';

const home = process.cwd();
beforeAll(() => process.chdir(new URL('../../..', import.meta.url).pathname));
afterAll(() => process.chdir(home));

const SEEN = '????????/????????/p?n?????/?B??p?1?/4P?2/4?N2/PPPP1PPP/RNBQK2R';
const OTHER = '????????/????????/p?n?????/?B??p?1?/4P?2/4?N2/PPPP1PPP/RNBQ1RK1';

test('a board shows what its placement shows: fog is one sheet, whatever lies in it', () => {
  expect(drawBoard(SEEN, 0, 0, 100)).toBe(drawBoard(SEEN, 0, 0, 100));
  expect(drawBoard(SEEN, 0, 0, 100)).not.toBe(drawBoard(OTHER, 0, 0, 100));
  const pieces = (placement: string) => drawBoard(placement, 0, 0, 100).split('scale(.01)').length - 1;
  expect(pieces(SEEN)).toBe(19);
  expect(pieces(Array(8).fill('????????').join('/'))).toBe(0);
});

test('both cards are pictures of the right size, whose text needs no font', async () => {
  const words = { name: 'Mgła wojny', title: 'Szachy po ciemku', lead: 'Kto zbije króla, wygrywa.' };
  const boards = ['White', 'All', 'Black'].map((caption) => ({ caption, placement: SEEN }));
  for (const svg of [
    boardCard(SEEN, words),
    threeBoardsCard({ result: 'White wins', reason: 'The king was taken on e8.', boards }),
  ]) {
    expect(svg).not.toMatch(/<text|font|href/);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(CARD);
  }
});

test('every letter of every language has its outline', () => {
  const style = { typeface: 'text', size: 30, color: '#fff', x: 0, y: 0, width: 5000 } as const;
  const outlines = [...'äöüßæøåéłąęśżźćńó'].map((character) => letter(character, style));
  expect(new Set(outlines).size).toBe(outlines.length);
});

test('a text too long for its line is set smaller', () => {
  const end = (width: number) => {
    const numbers = letter('a long line', {
      typeface: 'display',
      size: 60,
      color: '#fff',
      x: 0,
      y: 0,
      width,
    });
    return Math.max(...[...numbers.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x)));
  };
  expect(end(1000)).toBeGreaterThan(200);
  expect(end(150)).toBeLessThanOrEqual(150);
});

test('words are parted into lines at spaces', () => {
  expect(linesOf('one two three', 8)).toEqual(['one two', 'three']);
  expect(linesOf('unparted', 3)).toEqual(['unparted']);
});
