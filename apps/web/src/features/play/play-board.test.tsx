/** @jest-environment jsdom */

import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { BoardMove } from '../../board/picking';
import { PlayBoard } from './play-board';
import { sightWith } from './testing/game-samples';
import { renderInEnglish } from './testing/render-table';

afterEach(cleanup);

const CASTLES: BoardMove = { from: 'e1', to: 'g1', promotion: null };
const sight = sightWith({ eyes: 'white', placement: '????????/8/8/8/8/8/8/4K2R', legalMoves: [CASTLES] });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name},`) }));

test('the king put on his rook castles, and so does a plan of it', () => {
  const made: BoardMove[] = [];
  const planned: BoardMove[] = [];
  const show = (plans: boolean) => (
    <PlayBoard
      gameId="gSample"
      sight={sight}
      made={[]}
      orientation="white"
      onMove={(move) => made.push(move)}
      premove={
        plans
          ? { planned: null, choices: [CASTLES], plan: (move) => planned.push(move), cancel: () => {} }
          : null
      }
    />
  );
  renderInEnglish(show(false));
  tap('e1');
  expect(screen.getByRole('button', { name: /^h1,/ }).getAttribute('aria-label')).toContain(
    'you can move here',
  );
  tap('h1');
  expect(made).toEqual([CASTLES]);
  cleanup();
  renderInEnglish(show(true));
  tap('e1');
  tap('h1');
  expect(planned).toEqual([CASTLES]);
});
