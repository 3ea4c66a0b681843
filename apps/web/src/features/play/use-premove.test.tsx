/** @jest-environment jsdom */

import { act, cleanup, renderHook } from '@testing-library/react';
import type { Game } from './game';
import { gameWith, movesOf, sightWith } from './testing/game-samples';
import { tableOf } from './testing/render-table';
import { usePremove } from './use-premove';

afterEach(cleanup);

const START = '????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR';
const [e4, d4, a8] = movesOf('e2e4', 'd2d4', 'a7a8') as [Move, Move, Move];
type Move = ReturnType<typeof movesOf>[number];

/** White's game after so many half-moves; `legal` is what may be played when it is White's turn. */
const whites = (ply: number, legal: readonly Move[] = []): Game =>
  gameWith({
    role: 'white',
    ply,
    version: ply,
    turn: ply % 2 === 0 ? 'white' : 'black',
    board: sightWith({ eyes: 'white', ply, placement: START, legalMoves: legal }),
  });

const sit = (game: Game) => {
  let table = tableOf(game);
  const { result, rerender } = renderHook(() => usePremove(table));
  return {
    premove: () => result.current,
    plan: (move: Move) => act(() => result.current.plan(move)),
    cancel: () => act(() => result.current.cancel()),
    /** The next news of the game; gives what was asked of it. */
    becomes(next: Game, changes: Partial<typeof table> = {}) {
      table = tableOf(next, changes);
      rerender();
      return table.asked;
    },
  };
};

test('is played when its turn has come and it can be', () => {
  const seat = sit(whites(1));
  seat.plan(e4);
  expect(seat.premove().planned).toEqual(e4);
  expect(seat.becomes(whites(2, [d4, e4]))).toEqual([['move', e4]]);
  expect(seat.premove().planned).toBeNull();
});

test('row 20, 21: one that became impossible is dropped in silence, and never fires later', () => {
  const seat = sit(whites(1));
  seat.plan(e4);
  expect(seat.becomes(whites(2, [d4]))).toEqual([]);
  expect(seat.premove().planned).toBeNull();
  expect(seat.becomes(whites(3))).toEqual([]);
  expect(seat.becomes(whites(4, [d4, e4]))).toEqual([]);
});

test('waits for the answer to the own move before it, and for the opponent’s', () => {
  const seat = sit(whites(0, [d4]));
  seat.becomes(whites(0, [d4]), { pending: { ...d4, ply: 0 } });
  seat.plan(e4);
  expect(seat.becomes(whites(1))).toEqual([]);
  expect(seat.premove().planned).toEqual(e4);
  expect(seat.becomes(whites(2, [e4]))).toEqual([['move', e4]]);
});

test('falls with the own move it was planned upon', () => {
  const seat = sit(whites(0, [d4, e4]));
  seat.becomes(whites(0, [d4, e4]), { pending: { ...d4, ply: 0 } });
  seat.plan(e4);
  expect(seat.becomes(whites(0, [d4, e4]), { trouble: 'ILLEGAL_MOVE' })).toEqual([]);
  expect(seat.premove().planned).toBeNull();
});

test('is lost when more than the opponent’s one move has happened meanwhile', () => {
  const seat = sit(whites(1));
  seat.plan(e4);
  expect(seat.becomes(whites(4, [e4]))).toEqual([]);
  expect(seat.becomes(whites(6, [e4]))).toEqual([]);
});

test('ends with the game', () => {
  const seat = sit(whites(1));
  seat.plan(e4);
  expect(seat.becomes({ ...whites(2), turn: null, status: 'finished' })).toEqual([]);
  expect(seat.premove().choices).toBeNull();
});

test('a newer plan takes its place, and it can be taken back', () => {
  const seat = sit(whites(1));
  seat.plan(e4);
  seat.plan(d4);
  expect(seat.premove().planned).toEqual(d4);
  seat.cancel();
  expect(seat.becomes(whites(2, [d4, e4]))).toEqual([]);
});

test('a promotion becomes what was chosen when it was planned', () => {
  const queen = { ...a8, promotion: 'queen' } as const;
  const knight = { ...a8, promotion: 'knight' } as const;
  const seat = sit(whites(1));
  seat.plan(knight);
  expect(seat.becomes(whites(2, [queen, knight]))).toEqual([['move', knight]]);
});

test('only who waits for the opponent can plan', () => {
  expect(sit(whites(1)).premove().choices).toEqual(expect.arrayContaining([e4]));
  expect(sit(whites(2, [e4])).premove().choices).toBeNull();
  expect(sit({ ...whites(1), role: 'spectator' }).premove().choices).toBeNull();
  expect(sit({ ...whites(1), role: 'both' }).premove().choices).toBeNull();
  const offline = sit(whites(1));
  offline.becomes(whites(1), { connection: 'lost' });
  expect(offline.premove().choices).toBeNull();
});
