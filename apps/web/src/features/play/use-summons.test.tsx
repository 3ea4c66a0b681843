/** @jest-environment jsdom */

import { cleanup, render } from '@testing-library/react';
import type { Game } from './game';
import { gameWith } from './testing/game-samples';
import { inEnglish } from './testing/render-table';
import { useSummons } from './use-summons';

const { jest } = import.meta;
const vibrate = jest.fn();

function Called({ game }: { game: Game }) {
  useSummons(game);
  return null;
}
const called = (game: Partial<Game>) => inEnglish(<Called game={gameWith(game)} />);
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute('href');

beforeEach(() => {
  vibrate.mockClear();
  document.head.innerHTML = '<title>A game</title><link rel="icon" href="/icon.svg">';
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
});
afterEach(cleanup);

test('the turn that comes is told by title, icon and one vibration; the turn that goes takes them back', () => {
  const { rerender } = render(called({ role: 'black', turn: 'white' }));
  expect([document.title, icon()]).toEqual(['A game', '/icon.svg']);
  rerender(called({ role: 'black', turn: 'black', ply: 1 }));
  expect([document.title, icon()]).toEqual(['Your move', '/icon-lit.svg']);
  rerender(called({ role: 'black', turn: 'black', ply: 1, drawOffer: 'white' }));
  expect(vibrate).toHaveBeenCalledTimes(1);
  rerender(called({ role: 'black', turn: 'white', ply: 2 }));
  expect(document.title).toBe('A game');
  expect(icon()).toMatch(/\/icon\.svg$/);
});

test('a page opened at one’s own turn says so, and shakes nobody', () => {
  render(called({ role: 'white', turn: 'white' }));
  expect(document.title).toBe('Your move');
  expect(vibrate).not.toHaveBeenCalled();
});

test.each(['white', 'black'] as const)('a spectator is never called (%s to move)', (turn) => {
  render(called({ role: 'spectator', turn }));
  expect([document.title, icon()]).toEqual(['A game', '/icon.svg']);
});

test('the call is the same, whatever the move took or did', () => {
  const calls = [
    { losses: [{ ply: 1, square: 'e4', kind: 'queen' }], lossMark: 'e4' },
    { losses: [], lossMark: null },
  ] as const;
  const heard = calls.map((board) => {
    const { rerender, unmount } = render(called({ role: 'black', turn: 'white' }));
    rerender(called({ role: 'black', turn: 'black', ply: 1, board: { ...gameWith({}).board, ...board } }));
    const told = [document.title, icon(), vibrate.mock.calls.splice(0)];
    unmount();
    return told;
  });
  expect(heard[0]).toEqual(heard[1]);
});

test('before the page was ever touched it does not vibrate', () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  const { rerender } = render(called({ role: 'black', turn: 'white' }));
  rerender(called({ role: 'black', turn: 'black', ply: 1 }));
  expect(vibrate).not.toHaveBeenCalled();
});
