/** @jest-environment jsdom */

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps } from 'react';
import type { Game } from './game';
import { Rematch } from './rematch';
import { called, gameWith } from './testing/game-samples';
import { inEnglish, renderInEnglish, tableOf } from './testing/render-table';
import type { Table } from './use-game';

const { jest } = import.meta;

const push = jest.fn();
const router = { push } as unknown as ComponentProps<typeof AppRouterContext.Provider>['value'];
const rematch = (table: Table) => (
  <AppRouterContext.Provider value={router}>
    <Rematch table={table} />
  </AppRouterContext.Provider>
);

beforeEach(() => push.mockClear());
afterEach(cleanup);

const ended = { status: 'finished', turn: null, ply: 9 } as const;
const show = (game: Partial<Game>) => {
  const table = tableOf(gameWith({ ...ended, ...game }));
  return { table, ...renderInEnglish(rematch(table)) };
};

test.each(['white', 'black', 'both'] as const)('who played can ask for another game (%s)', (role) => {
  const { table } = show({ role });
  fireEvent.click(screen.getByRole('button', { name: 'Rematch' }));
  expect(table.asked).toEqual([['offerRematch']]);
});

test('an offer waits for its answer, and stands there for whoever comes back to it', () => {
  show({ role: 'white', rematchOffer: 'white' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Rematch offered' }).disabled).toBe(true);
  cleanup();
  show({ role: 'black', rematchOffer: 'white' });
  expect(screen.getByRole('status').textContent).toBe('Anna would like a rematch, colors swapped.');
  expect(screen.getByRole('button', { name: 'Accept the rematch' })).toBeTruthy();
});

test('a spectator is offered nothing but the way to the next game', () => {
  show({ role: 'spectator', rematchOffer: 'white' });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ role: 'spectator', rematchId: 'gNext' });
  expect(screen.getByRole('link', { name: 'Watch the rematch' }).getAttribute('href')).toBe('/en/game/gNext');
});

test('a game nobody joined has nobody to play it again', () => {
  show({ role: 'white', status: 'aborted', players: { white: called('Anna'), black: null } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'New game' }).getAttribute('href')).toBe('/en');
});

test('who has had themselves deleted is asked for no other game, and wants none', () => {
  const players = { white: { ...called('Deleted player'), isDeleted: true }, black: called('Ben') };
  show({ role: 'black', rematchOffer: 'white', players });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a rematch that begins before their eyes takes the players there', () => {
  const { rerender } = show({ role: 'black' });
  expect(push).not.toHaveBeenCalled();
  rerender(inEnglish(rematch(tableOf(gameWith({ ...ended, role: 'black', rematchId: 'gNext' })))));
  expect(push.mock.calls).toEqual([['/en/game/gNext']]);
});

test('who comes back to an old game is not carried off', () => {
  show({ role: 'black', rematchId: 'gNext' });
  expect(push).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'To the rematch' }).getAttribute('href')).toBe('/en/game/gNext');
});

test('why it did not happen is said', () => {
  renderInEnglish(rematch(tableOf(gameWith({ ...ended, role: 'white' }), { trouble: 'UNREACHABLE' })));
  expect(screen.getByRole('status').textContent).toContain('The server does not answer.');
});
