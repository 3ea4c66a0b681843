/** @jest-environment jsdom */

import { cleanup, screen } from '@testing-library/react';
import { Seat } from './seat';
import { gameWith, sightWith } from './testing/game-samples';
import { renderInEnglish, tableOf } from './testing/render-table';

afterEach(cleanup);

const losses = [
  { ply: 2, square: 'e4', kind: 'pawn' },
  { ply: 4, square: 'f3', kind: 'queen' },
] as const;
const table = tableOf(gameWith({ role: 'white', board: sightWith({ eyes: 'white', losses }) }));

test('a player sees the own pieces that were taken beside the own name, the dearest first', async () => {
  renderInEnglish(<Seat table={table} color="white" />);
  const pieces = await screen.findByRole('img', { name: '2 pieces lost' });
  expect(pieces.children).toHaveLength(2);
  expect(pieces.children[0]?.querySelectorAll('circle').length).toBeGreaterThan(0);
});

test('nothing of it stands beside the opponent’s', () => {
  renderInEnglish(<Seat table={table} color="black" />);
  expect(screen.queryByRole('img', { name: /lost/ })).toBeNull();
});
