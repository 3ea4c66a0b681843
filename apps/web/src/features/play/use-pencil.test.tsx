/** @jest-environment jsdom */

import { act, cleanup, renderHook } from '@testing-library/react';
import type { Sight } from './game';
import { sightWith } from './testing/game-samples';
import { usePencil } from './use-pencil';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const DARK = '????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR';
const E5_SEEN = '????????/????????/????????/????1???/8/8/PPPPPPPP/RNBQKBNR';

const hold = (first: Partial<Sight> & { past?: boolean }) => {
  let { past = false, ...sight } = first;
  const { result, rerender } = renderHook(() => usePencil('g1', sightWith(sight), past));
  return {
    notes: () => result.current?.notes,
    canWrite: () => result.current?.onNote !== undefined,
    write: (note: 'knight' | null) => act(() => result.current?.onNote?.('e5', note)),
    sees(next: Partial<Sight> & { past?: boolean }) {
      ({ past = false, ...sight } = next);
      rerender();
    },
  };
};

test('a note is kept on this device: a reload finds it', () => {
  hold({ eyes: 'white', ply: 2, placement: DARK }).write('knight');
  cleanup();
  expect(hold({ eyes: 'white', ply: 4, placement: DARK }).notes()).toEqual({ e5: 'knight' });
});

test('it is gone for good once its square has been seen, whatever stood there', () => {
  const pencil = hold({ eyes: 'white', ply: 2, placement: DARK });
  pencil.write('knight');
  pencil.sees({ eyes: 'white', ply: 3, placement: E5_SEEN });
  expect(pencil.notes()).toEqual({});
  pencil.sees({ eyes: 'white', ply: 4, placement: DARK });
  expect(pencil.notes()).toEqual({});
});

test('the past shows what was written then, to be read only', () => {
  const pencil = hold({ eyes: 'white', ply: 4, placement: DARK });
  pencil.write('knight');
  pencil.sees({ eyes: 'white', ply: 2, placement: DARK, past: true });
  expect(pencil.notes()).toEqual({});
  expect(pencil.canWrite()).toBe(false);
  pencil.sees({ eyes: 'white', ply: 4, placement: DARK });
  expect(pencil.notes()).toEqual({ e5: 'knight' });
});

test('two at one device have a pencil each', () => {
  const pencil = hold({ eyes: 'white', ply: 2, placement: DARK });
  pencil.write('knight');
  pencil.sees({ eyes: 'black', ply: 3, placement: DARK });
  expect(pencil.notes()).toEqual({});
  pencil.sees({ eyes: 'white', ply: 4, placement: DARK });
  expect(pencil.notes()).toEqual({ e5: 'knight' });
});

test('a spectator has none', () => {
  expect(hold({ eyes: null }).notes()).toBeUndefined();
});
