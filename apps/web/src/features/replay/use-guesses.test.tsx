/** @jest-environment jsdom */

import { renderHook } from '@testing-library/react';
import { keepBook, withNote } from '../../lib/pencil-book';
import { useGuesses } from './use-guesses';

test('each side’s guesses of that half-move, to be read only; the truth needs none', () => {
  keepBook('g1', 'white', withNote(withNote([], 'e5', 'knight', 4), 'e5', null, 8));
  const { result } = renderHook(() => useGuesses('g1'));
  expect(result.current('white', 6)).toEqual({ color: 'black', notes: { e5: 'knight' } });
  expect(result.current('white', 8)).toEqual({ color: 'black', notes: {} });
  expect(result.current('black', 6)).toEqual({ color: 'white', notes: {} });
  expect(result.current('all', 6)).toBeNull();
});
