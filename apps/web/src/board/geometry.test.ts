import { COLORS, SQUARE_NAMES } from '@fog/engine';
import { isDark, placeOf, rowsOf, squareAtPlace, walk } from './geometry';

test('White sees a8 at the top left, Black sees h1 there', () => {
  expect(placeOf('a8', 'white')).toEqual({ column: 0, row: 0 });
  expect(placeOf('h1', 'black')).toEqual({ column: 0, row: 0 });
});

test.each(COLORS)('places and squares are each other’s inverse for %s', (orientation) => {
  for (const square of SQUARE_NAMES) {
    expect(squareAtPlace(placeOf(square, orientation), orientation)).toBe(square);
  }
  expect(rowsOf(orientation).flat().toSorted()).toEqual([...SQUARE_NAMES].toSorted());
});

test('there is no square beyond the edge', () => {
  for (const place of [
    { column: -1, row: 0 },
    { column: 8, row: 0 },
    { column: 0, row: -1 },
    { column: 0, row: 8 },
  ]) {
    expect(squareAtPlace(place, 'white')).toBeNull();
    expect(squareAtPlace(place, 'black')).toBeNull();
  }
});

test('a1 and h8 are dark, h1 and a8 are light', () => {
  expect(['a1', 'h8', 'h1', 'a8'].map((square) => isDark(square as 'a1'))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('walking with keys', () => {
  test('goes where the arrow points, from either side of the board', () => {
    expect(walk('e4', 'ArrowUp', 'white')).toBe('e5');
    expect(walk('e4', 'ArrowUp', 'black')).toBe('e3');
    expect(walk('e4', 'ArrowRight', 'white')).toBe('f4');
    expect(walk('e4', 'ArrowRight', 'black')).toBe('d4');
  });

  test('stops at the edge', () => {
    expect(walk('a1', 'ArrowLeft', 'white')).toBeNull();
    expect(walk('h8', 'ArrowUp', 'white')).toBeNull();
  });

  test('Home and End go to the ends of the row as it is drawn', () => {
    expect(walk('e4', 'Home', 'white')).toBe('a4');
    expect(walk('e4', 'End', 'black')).toBe('a4');
  });

  test('other keys do not walk', () => {
    expect(walk('e4', 'Enter', 'white')).toBeNull();
    expect(walk('e4', 'toString', 'white')).toBeNull();
  });
});
