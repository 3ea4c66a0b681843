/** @jest-environment jsdom */

import { cleanup, screen } from '@testing-library/react';
import { Play } from './play';
import { gameWith, sightWith } from './testing/game-samples';
import { inEnglish, renderInEnglish, tableOf } from './testing/render-table';

afterEach(cleanup);

const FOGGY = '????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR';
const OPEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const running = gameWith({ role: 'white', board: sightWith({ eyes: 'white', placement: FOGGY }) });

test('the end lifts no fog here: the table stands as it was until what comes after is there', () => {
  const show = (game: typeof running) => inEnglish(<Play table={tableOf(game)}>{null}</Play>);
  const { rerender } = renderInEnglish(<Play table={tableOf(running)}>{null}</Play>);
  const fogged = () => screen.getAllByRole('button', { name: /fog/ }).length;
  expect(fogged()).toBe(32);
  rerender(show({ ...running, turn: 'black', ply: 1 }));
  expect(screen.getByRole('heading').textContent).toBe('Ben to move');
  rerender(show({ ...running, status: 'finished', turn: null, board: sightWith({ placement: OPEN }) }));
  expect(fogged()).toBe(32);
  expect(screen.getByRole('heading').textContent).toBe('Ben to move');
});
