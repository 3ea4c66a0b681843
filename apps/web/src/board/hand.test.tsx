/** @jest-environment jsdom */

import type { SquareName } from '@fog/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PencilNote, PencilNotes } from './pencil';
import type { BoardMove } from './picking';
import { board, installPointers, over, play, square } from './testing/render-board';

beforeAll(installPointers);
afterEach(cleanup);

const moves: BoardMove[] = [{ from: 'g1', to: 'f3', promotion: null }];

const press = (from: SquareName, to: SquareName, button = 0) => {
  fireEvent.pointerDown(square(from), { ...over(from), button });
  if (from !== to) fireEvent.pointerMove(square(from), over(to));
  fireEvent.pointerUp(square(from), { ...over(to), button });
};

describe('keys jump', () => {
  test.each([
    ['PageUp', 'e8'],
    ['PageDown', 'e1'],
    ['Home', 'a4'],
    ['End', 'h4'],
    ['b', 'b4'],
    ['7', 'e7'],
  ] as const)('%s from e4 to %s', (key, to) => {
    render(board());
    act(() => square('e4').focus());
    fireEvent.keyDown(square('e4'), { key });
    expect(document.activeElement).toBe(square(to));
  });

  test('a file and a rank name a square', () => {
    render(board());
    fireEvent.keyDown(square('e1'), { key: 'c' });
    fireEvent.keyDown(square('c1'), { key: '6' });
    expect(document.activeElement).toBe(square('c6'));
  });
});

describe('the way to move', () => {
  test('taps only: a drag carries nothing', () => {
    const made = play(moves, { moveMethod: 'tap' });
    press('g1', 'f3');
    expect(made).toEqual([]);
    press('g1', 'g1');
    press('f3', 'f3');
    expect(made).toEqual(moves);
  });

  test('drags only: a tap picks nothing up; the keyboard still does', () => {
    const made = play(moves, { moveMethod: 'drag' });
    press('g1', 'g1');
    press('f3', 'f3');
    expect(made).toEqual([]);
    press('g1', 'f3');
    expect(made).toEqual(moves);
    fireEvent.click(square('g1'));
    fireEvent.click(square('f3'));
    expect(made).toEqual([...moves, ...moves]);
  });
});

describe('the right button', () => {
  const drawn = () => [...document.querySelectorAll('.drawing > *')].map(({ tagName }) => tagName);

  test('draws arrows and circles, moves nothing, and takes them back', () => {
    const made = play(moves);
    press('g1', 'f3', 2);
    press('e4', 'e4', 2);
    expect(drawn()).toEqual(['g', 'circle']);
    press('g1', 'f3', 2);
    expect(drawn()).toEqual(['circle']);
    expect(made).toEqual([]);
  });

  test('what it drew is wiped away by the next press', () => {
    play(moves);
    press('g1', 'f3', 2);
    press('a1', 'a1');
    expect(drawn()).toEqual([]);
  });

  test('an arrow belongs to its squares, whichever way the board is turned', () => {
    const { rerender } = render(board());
    press('a1', 'a4', 2);
    const arrow = () => document.querySelector('.drawing g')?.getAttribute('transform');
    expect(arrow()).toBe('translate(0.5 7.5) rotate(-90)');
    rerender(board({ orientation: 'black' }));
    expect(arrow()).toBe('translate(7.5 0.5) rotate(90)');
  });

  test('opens no menu of the browser’s', () => {
    render(board());
    expect(fireEvent.contextMenu(square('e4'))).toBe(false);
  });
});

describe('the pencil', () => {
  const written: [SquareName, PencilNote | null][] = [];
  const pencil = (notes: PencilNotes = {}) => ({
    color: 'black' as const,
    notes,
    onNote: (at: SquareName, note: PencilNote | null) => written.push([at, note]),
  });
  beforeEach(() => {
    written.length = 0;
  });
  const dialog = (name: SquareName) => screen.findByRole('dialog', { name: `Your guess at ${name}` });
  const touch = (name: SquareName) => ({ ...over(name), pointerType: 'touch' });

  test.each([
    ['a right click', () => press('d7', 'd7', 2)],
    ['a finger that rests', () => fireEvent.pointerDown(square('d7'), touch('d7'))],
    ['P', () => fireEvent.keyDown(square('d7'), { key: 'p' })],
  ])('%s on a fogged square asks what to write', async (_, ask) => {
    render(board({ moves, pencil: pencil() }));
    ask();
    await dialog('d7');
    fireEvent.click(screen.getByRole('button', { name: 'black queen' }));
    expect(written).toEqual([['d7', 'queen']]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(square('d7'));
  });

  test('Escape writes nothing; the rubber writes nothing too, and says so', async () => {
    render(board({ pencil: pencil({ d7: 'rook' }) }));
    press('d7', 'd7', 2);
    fireEvent.keyDown(await dialog('d7'), { key: 'Escape' });
    expect(written).toEqual([]);
    press('d7', 'd7', 2);
    await dialog('d7');
    fireEvent.click(screen.getByRole('button', { name: 'Erase' }));
    expect(written).toEqual([['d7', null]]);
  });

  test('a note is told on its square and drawn on the mist; the square holds no piece', () => {
    render(board({ pencil: pencil({ d7: 'rook', e8: 'mark' }) }));
    expect(square('d7').getAttribute('aria-label')).toBe('d7, fog, in pencil: rook');
    expect(square('e8').getAttribute('aria-label')).toBe('e8, fog, in pencil: a mark');
    expect(square('d7').childNodes).toHaveLength(0);
    expect(document.querySelectorAll('.pencil [data-note]')).toHaveLength(2);
  });

  test('a note on a square that is seen is neither told nor drawn', () => {
    render(board({ pencil: pencil({ c4: 'rook' }) }));
    expect(square('c4').getAttribute('aria-label')).toBe('c4, black knight');
    expect(document.querySelectorAll('.pencil [data-note]')).toHaveLength(0);
  });

  test.each([
    ['on a square that is seen', 'e2', pencil()],
    ['where notes can only be read', 'd7', { ...pencil(), onNote: undefined }],
    ['where there is no pencil', 'd7', null],
  ] as const)('is not taken %s', (_, name, held) => {
    render(board({ pencil: held }));
    fireEvent.keyDown(square(name), { key: 'p' });
    press(name, name, 2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelectorAll('.drawing circle')).toHaveLength(1);
  });
});
