/** @jest-environment jsdom */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BoardProps } from './board';
import type { BoardMove } from './picking';
import { board, installPointers, over, play, square } from './testing/render-board';

const DARK = Array(8).fill('????????').join('/');

/** The board's markup without the running numbers that React gives to ids. */
const markup = (props: Partial<BoardProps>) => {
  const { container, unmount } = render(board(props));
  const html = container.innerHTML.replace(/_r_\w+_/g, '');
  unmount();
  return html;
};

beforeAll(installPointers);
afterEach(cleanup);

describe('what the squares say', () => {
  test('64 buttons, each with its name and what is seen there', () => {
    render(board());
    expect(screen.getAllByRole('button')).toHaveLength(64);
    expect(square('e8').getAttribute('aria-label')).toBe('e8, fog');
    expect(square('e2').getAttribute('aria-label')).toBe('e2, empty');
    expect(square('c4').getAttribute('aria-label')).toBe('c4, black knight');
    expect(square('e1').getAttribute('aria-label')).toBe('e1, white king');
    expect(square('c4').dataset.content).toBe('bN');
  });

  test('a loss is told on its square', () => {
    render(board({ lossMark: { square: 'f7', label: 'your knight was taken here' } }));
    expect(square('f7').getAttribute('aria-label')).toBe('f7, fog, your knight was taken here');
  });

  test('a grid of eight rows, told to screen readers as one', () => {
    render(board());
    expect(screen.getByRole('grid', { name: 'The board' })).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(8);
  });
});

describe('what the fog hides', () => {
  test('a fogged square holds nothing at all', () => {
    render(board());
    for (const button of document.querySelectorAll('[data-content="fog"]')) {
      expect(button.childNodes).toHaveLength(0);
    }
  });

  test('all fogged squares have the same markup but for their names', () => {
    render(board());
    const shapes = [...document.querySelectorAll('[data-content="fog"]')].map((button) =>
      button.outerHTML.replaceAll(button.getAttribute('data-square') ?? '', '??'),
    );
    expect(shapes.length).toBeGreaterThan(20);
    expect(new Set(shapes).size).toBe(1);
  });

  test('a dark board names no piece anywhere', () => {
    expect(markup({ placement: DARK })).not.toMatch(/pawn|knight|bishop|rook|queen|king|data-color/);
  });

  test('text that is no placement shows the dark board', () => {
    expect(markup({ placement: 'nonsense' })).toBe(markup({ placement: DARK }));
  });
});

test('a still board is one picture without a button', () => {
  render(board({ still: true }));
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  expect(screen.getByRole('img', { name: 'The board' })).toBeTruthy();
});

describe('with the keyboard alone', () => {
  const moves: BoardMove[] = [
    { from: 'g1', to: 'f3', promotion: null },
    { from: 'e4', to: 'e5', promotion: 'queen' },
    { from: 'e4', to: 'e5', promotion: 'knight' },
  ];

  test('arrows walk, and one square is the door of the grid', () => {
    render(board());
    act(() => square('e1').focus());
    fireEvent.keyDown(square('e1'), { key: 'ArrowUp' });
    expect(document.activeElement).toBe(square('e2'));
    expect(document.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(square('e2').tabIndex).toBe(0);
  });

  test('who last came with a pointer walks nowhere: the keys are left to the page, until the keyboard comes back', () => {
    render(board());
    const step = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' });
    const pointed = () => screen.getByRole('grid').getAttribute('data-pointed');
    fireEvent.pointerDown(square('e1'), over('e1'));
    act(() => square('e1').focus());
    fireEvent.pointerUp(square('e1'), over('e1'));
    expect(pointed()).toBe('true');
    expect(step()).toBe(true);
    expect(document.activeElement).toBe(square('e1'));

    act(() => square('e1').blur());
    act(() => square('e1').focus());
    expect(pointed()).toBe('false');
    expect(step()).toBe(false);
    expect(document.activeElement).toBe(square('e2'));
  });

  test('Enter picks and drops, and says so', () => {
    const made = play(moves);
    fireEvent.click(square('g1'));
    expect(square('g1').getAttribute('aria-label')).toBe('g1, white knight, picked up');
    expect(square('f3').getAttribute('aria-label')).toBe('f3, empty, you can move here');
    fireEvent.click(square('f3'));
    expect(made).toEqual([moves[0]]);
    expect(square('f3').getAttribute('aria-label')).toBe('f3, empty');
  });

  test('Escape puts the piece down', () => {
    const made = play(moves);
    fireEvent.click(square('g1'));
    fireEvent.keyDown(square('g1'), { key: 'Escape' });
    fireEvent.click(square('f3'));
    expect(made).toEqual([]);
  });

  test('a promotion is asked for, focused, and given', () => {
    const made = play(moves);
    fireEvent.click(square('e4'));
    fireEvent.click(square('e5'));
    expect(made).toEqual([]);
    expect(document.activeElement?.getAttribute('data-promotion')).toBe('queen');
    fireEvent.click(screen.getByRole('button', { name: 'white knight' }));
    expect(made).toEqual([moves[2]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the picker closes when its move is gone', () => {
    const { rerender } = render(board({ moves }));
    fireEvent.click(square('e4'));
    fireEvent.click(square('e5'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    rerender(board({ moves: [] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('with a finger or a mouse', () => {
  const moves: BoardMove[] = [{ from: 'g1', to: 'f3', promotion: null }];

  test('two taps move, decided when the pointer is lifted', () => {
    const made = play(moves);
    fireEvent.pointerDown(square('g1'), over('g1'));
    fireEvent.pointerUp(square('g1'), over('g1'));
    fireEvent.pointerDown(square('f3'), over('f3'));
    expect(made).toEqual([]);
    fireEvent.pointerUp(square('f3'), over('f3'));
    expect(made).toEqual(moves);
  });

  test('a drag moves, and the piece follows the pointer', () => {
    const made = play(moves);
    const knight = square('g1').querySelector('svg');
    fireEvent.pointerDown(square('g1'), over('g1'));
    fireEvent.pointerMove(square('g1'), over('f3'));
    expect(knight?.style.transform).toContain('translate(-100px, -200px)');
    fireEvent.pointerUp(square('g1'), over('f3'));
    expect(made).toEqual(moves);
    expect(knight?.style.transform).toBe('');
  });

  test('a cancelled drag puts the piece back', () => {
    const made = play(moves);
    fireEvent.pointerDown(square('g1'), over('g1'));
    fireEvent.pointerMove(square('g1'), over('f3'));
    fireEvent.pointerCancel(square('g1'), over('f3'));
    fireEvent.pointerUp(square('g1'), over('f3'));
    expect(made).toEqual([]);
    expect(square('g1').querySelector('svg')?.style.transform).toBe('');
  });

  test('neither the right button nor a second finger picks anything up', () => {
    play(moves);
    for (const press of [{ button: 2 }, { isPrimary: false }]) {
      fireEvent.pointerDown(square('g1'), { ...over('g1'), ...press });
      fireEvent.pointerUp(square('g1'), { ...over('g1'), ...press });
    }
    expect(square('g1').getAttribute('aria-label')).toBe('g1, white knight');
  });

  test('no click follows a tap, to hit what has opened under the finger; a board to look at may be scrolled', () => {
    const { rerender } = render(board({ moves }));
    expect(fireEvent.touchEnd(square('g1'))).toBe(false);
    rerender(board({ moves: [] }));
    expect(fireEvent.touchEnd(square('g1'))).toBe(true);
  });
});

test('fog selects nothing: tapping it leaves every square as it was', () => {
  const made = play([{ from: 'g1', to: 'f3', promotion: null }]);
  const before = document.body.innerHTML;
  fireEvent.click(square('d7'));
  expect(document.body.innerHTML).toBe(before);
  expect(made).toEqual([]);
});

describe('a planned move', () => {
  const plan = { from: 'g1', to: 'f6' } as const;
  const moves: BoardMove[] = [{ from: 'g1', to: 'f3', promotion: null }];

  test('is told on its squares', () => {
    render(board({ premove: plan }));
    expect(square('g1').getAttribute('aria-label')).toContain('your planned move begins here');
    expect(square('f6').getAttribute('aria-label')).toBe('f6, fog, your planned move ends here');
  });

  test.each([
    ['a tap on any square', () => fireEvent.click(square('d7'))],
    ['picking up a piece', () => fireEvent.click(square('g1'))],
    ['a right click', () => fireEvent.pointerDown(square('d7'), { ...over('d7'), button: 2 })],
    ['Escape', () => fireEvent.keyDown(square('a1'), { key: 'Escape' })],
  ])('is taken back by %s', (_, letGo) => {
    let cancelled = 0;
    render(board({ moves, premove: plan, onPremoveCancel: () => cancelled++ }));
    letGo();
    expect(cancelled).toBe(1);
  });
});

test('what became impossible does not come back into the hand with the moves', () => {
  const promotion: BoardMove[] = [{ from: 'e4', to: 'e5', promotion: 'queen' }];
  const { rerender } = render(board({ moves: promotion }));
  fireEvent.click(square('e4'));
  fireEvent.click(square('e5'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  rerender(board({}));
  rerender(board({ moves: promotion }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
