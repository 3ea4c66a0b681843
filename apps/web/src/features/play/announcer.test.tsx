/** @jest-environment jsdom */

import { cleanup, screen } from '@testing-library/react';
import { Announcer } from './announcer';
import type { Game } from './game';
import { gameWith, sightWith } from './testing/game-samples';
import { renderInEnglish } from './testing/render-table';

afterEach(cleanup);

const spoken = (game: Partial<Game>, planned: { from: 'e2'; to: 'e4' } | null = null) => {
  const { container } = renderInEnglish(<Announcer game={gameWith(game)} planned={planned} />);
  return container.textContent;
};
const mine = { role: 'white', ply: 4, turn: 'white' } as const;

test('the opponent’s move, whatever it was', () => {
  expect(spoken(mine)).toBe('Your opponent moved.');
});

test('and what it took, seen or not', () => {
  const losses = [{ ply: 4, square: 'f3', kind: 'knight' }] as const;
  expect(spoken({ ...mine, board: sightWith({ ply: 4, losses, lossMark: 'f3' }) })).toBe(
    'Your opponent moved. Your knight on f3 was taken, out of your sight.',
  );
  cleanup();
  expect(spoken({ ...mine, board: sightWith({ ply: 4, losses }) })).toBe(
    'Your opponent moved. Your knight on f3 was taken.',
  );
});

test('a premove, and a draw that is offered', () => {
  expect(spoken({ ...mine, turn: 'black' }, { from: 'e2', to: 'e4' })).toBe(
    'Planned: e2 to e4, if it can be played then.',
  );
  cleanup();
  expect(spoken({ ...mine, turn: 'black', drawOffer: 'black' })).toBe('Ben offers a draw.');
});

test.each([
  ['one’s own move', { ...mine, turn: 'black' }],
  ['the very start', { ...mine, ply: 0 }],
  ['one’s own offer', { ...mine, turn: 'black', drawOffer: 'white' }],
  ['a stranger’s game', { ...mine, role: 'spectator', drawOffer: 'black' }],
  ['two at one device', { ...mine, role: 'both' }],
] as const)('nothing is said of %s', (_, game) => {
  expect(spoken(game)).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});
