/** @jest-environment jsdom */

import type { SquareName } from '@fog/engine';
import { keepBook, notesAt, type PencilBook, readBook, rubbedOut, withNote } from './pencil-book';

const seen = (...squares: SquareName[]) => new Set(squares);
const knight: PencilBook = withNote([], 'e5', 'knight', 4);

test('a note stands from its half-move on', () => {
  expect(notesAt(knight, 3)).toEqual({});
  expect(notesAt(knight, 4)).toEqual({ e5: 'knight' });
  expect(notesAt(knight, 9)).toEqual({ e5: 'knight' });
});

test('a square holds one note: the newer takes its place, and both can be read in their time', () => {
  const changed = withNote(knight, 'e5', 'bishop', 6);
  expect(notesAt(changed, 5)).toEqual({ e5: 'knight' });
  expect(notesAt(changed, 6)).toEqual({ e5: 'bishop' });
});

test('rubbed out, it is gone from there on; second thoughts at once leave no trace', () => {
  expect(notesAt(withNote(knight, 'e5', null, 6), 6)).toEqual({});
  expect(notesAt(withNote(knight, 'e5', null, 6), 5)).toEqual({ e5: 'knight' });
  expect(withNote(knight, 'e5', null, 4)).toEqual([]);
});

test('goes when its square is seen, whatever stands there', () => {
  const both = withNote(knight, 'd6', 'mark', 4);
  expect(notesAt(rubbedOut(both, seen('e5', 'a1'), 6), 6)).toEqual({ d6: 'mark' });
  expect(rubbedOut(both, seen('a1'), 6)).toBe(both);
});

test('is kept by game and by side, so that two at one device never read each other’s', () => {
  keepBook('g1', 'white', knight);
  expect(readBook('g1', 'white')).toEqual(knight);
  expect(readBook('g1', 'black')).toEqual([]);
  expect(readBook('g2', 'white')).toEqual([]);
});

test.each(['{', 'null', '{"a": 1}', '[{"square": "z9", "note": "knight", "since": 1, "until": null}, 7]'])(
  'what cannot be read as a book is an empty one: %s',
  (text) => {
    localStorage.setItem('pencil:g3:white', text);
    expect(readBook('g3', 'white')).toEqual([]);
  },
);
