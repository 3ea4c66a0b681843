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

describe('a piece in hand', () => {
  const others: BoardMove[] = [...moves, { from: 'b1', to: 'c3', promotion: null }];
  const picture = (name: SquareName) => square(name).querySelector('svg');
  const label = (name: SquareName) => square(name).getAttribute('aria-label');

  test('is picked up by the press, and its squares are shown before it is let go', () => {
    play(others);
    fireEvent.pointerDown(square('g1'), over('g1'));
    expect(label('g1')).toBe('g1, white knight, picked up');
    expect(label('f3')).toBe('f3, empty, you can move here');
  });

  test('a press on another own piece picks that up instead; a second on the same puts it down', () => {
    play(others);
    press('g1', 'g1');
    press('b1', 'b1');
    expect([label('g1'), label('b1')]).toEqual(['g1, white knight', 'b1, white knight, picked up']);
    press('b1', 'b1');
    expect(label('b1')).toBe('b1, white knight');
  });

  test('leaves a faint one at home while it is carried', () => {
    play(moves);
    fireEvent.pointerDown(square('g1'), over('g1'));
    expect(square('g1').childNodes).toHaveLength(1);
    fireEvent.pointerMove(square('g1'), over('f3'));
    expect(square('g1').childNodes).toHaveLength(2);
    fireEvent.pointerUp(square('g1'), over('d7'));
    expect(square('g1').childNodes).toHaveLength(1);
  });

  test('hangs from the pointer by its middle, wherever it was grasped', () => {
    play(moves);
    fireEvent.pointerDown(square('g1'), { ...over('g1'), clientX: 605, clientY: 795 });
    fireEvent.pointerMove(square('g1'), over('f3'));
    expect(picture('g1')?.style.transform).toContain('translate(-100px, -200px)');
  });

  test('rises above a finger that carries it', () => {
    play(moves);
    fireEvent.pointerDown(square('g1'), { ...over('g1'), pointerType: 'touch' });
    fireEvent.pointerMove(square('g1'), { ...over('f3'), pointerType: 'touch' });
    expect(picture('g1')?.style.transform).toContain('translateY(-');
  });

  const beside = { ...over('h1'), clientX: 900 };
  test.each([
    ['let go beside the board', () => fireEvent.pointerUp(square('g1'), beside)],
    ['the other button pressed', () => fireEvent.pointerMove(square('g1'), { ...over('f3'), buttons: 3 })],
    ['let go unheard', () => fireEvent.pointerMove(square('g1'), { ...over('f3'), buttons: 0 })],
    ['Escape', () => fireEvent.keyDown(square('g1'), { key: 'Escape' })],
  ])('goes home: %s', (_, end) => {
    const made = play(moves);
    fireEvent.pointerDown(square('g1'), over('g1'));
    fireEvent.pointerMove(square('g1'), over('f3'));
    end();
    fireEvent.pointerUp(square('g1'), over('f3'));
    press('f3', 'f3');
    expect(made).toEqual([]);
    expect(picture('g1')?.style.transform).toBe('');
    expect(label('g1')).toBe('g1, white knight');
  });

  test.each([
    ['a right click', () => press('a4', 'a4', 2)],
    ['a press that slides away', () => press('f3', 'e4')],
  ])('is put down by %s', (_, end) => {
    play(moves);
    press('g1', 'g1');
    end();
    expect(label('g1')).toBe('g1, white knight');
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

  test.each([
    ['no key', {}, 'amber'],
    ['Shift', { shiftKey: true }, 'red'],
    ['Ctrl', { ctrlKey: true }, 'red'],
    ['Alt', { altKey: true }, 'blue'],
    ['the system’s key', { metaKey: true }, 'blue'],
    ['Shift and Alt', { shiftKey: true, altKey: true }, 'green'],
  ])('with %s it draws in an ink of its own, and in that it wipes away', (_, keys, ink) => {
    render(board());
    const draw = (held: object) => {
      fireEvent.pointerDown(square('a1'), { ...over('a1'), button: 2, ...held });
      fireEvent.pointerUp(square('a1'), { ...over('a4'), button: 2 });
    };
    const inks = () =>
      [...document.querySelectorAll('.drawing > *')].map((each) => each.getAttribute('data-ink'));
    draw({ shiftKey: ink !== 'red' });
    draw(keys);
    expect(inks()).toEqual([ink]);
    draw(keys);
    expect(inks()).toEqual([]);
  });

  test('shows what it draws while it draws, and nothing beside the board', () => {
    render(board());
    fireEvent.pointerDown(square('a1'), { ...over('a1'), button: 2 });
    expect(drawn()).toEqual(['circle']);
    fireEvent.pointerMove(square('a1'), { ...over('a4'), buttons: 2 });
    expect(drawn()).toEqual(['g']);
    fireEvent.pointerMove(square('a1'), { ...over('a4'), clientX: -20, buttons: 2 });
    expect(drawn()).toEqual([]);
    fireEvent.pointerUp(square('a1'), { ...over('a4'), clientX: -20, button: 2 });
    expect(drawn()).toEqual([]);
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
