import { SQUARE_NAMES, type SquareName } from '@fog/engine';
import { fogOutline } from './fog-outline';

const without = (...hidden: SquareName[]) =>
  new Set(SQUARE_NAMES.filter((square) => !hidden.includes(square)));

test('is empty when everything is seen', () => {
  expect(fogOutline(new Set(SQUARE_NAMES), 'white')).toBe('');
});

test('covers a single hidden square exactly', () => {
  expect(fogOutline(without('e4'), 'white')).toBe('M4 4H5V5H4Z');
  expect(fogOutline(without('e4'), 'black')).toBe('M3 3H4V4H3Z');
});

test('joins neighbours of a row into one strip, and only neighbours', () => {
  expect(fogOutline(without('b4', 'c4', 'f4'), 'white')).toBe('M1 4H3V5H1ZM5 4H6V5H5Z');
});

test('runs on past the rim, so that no soft edge shows there', () => {
  expect(fogOutline(without('a8'), 'white')).toBe('M-0.6 -0.6H1V1H-0.6Z');
  expect(fogOutline(without('h1'), 'white')).toBe('M7 7H8.6V8.6H7Z');
});

test('a board all in the fog is eight full strips', () => {
  expect(fogOutline(new Set(), 'white').match(/M-0\.6 \S+H8\.6/g)).toHaveLength(8);
});
