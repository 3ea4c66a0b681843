import { notationIn, placementsIn, showsPiece } from './secrets.js';

/** The detectors themselves: a check that cannot fail proves nothing. */

const FOGGY = '????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR';
const OPEN = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const DARK = Array(8).fill('????????').join('/');

test('finds placements in JSON, in a page’s escaped payload and in attributes', () => {
  expect(placementsIn(JSON.stringify({ placement: FOGGY }))).toEqual([FOGGY]);
  expect(placementsIn(JSON.stringify(JSON.stringify({ a: OPEN, b: FOGGY })))).toEqual([OPEN, FOGGY]);
  expect(placementsIn(`<div data-placement="${OPEN}">`)).toEqual([OPEN]);
  expect(placementsIn('/_next/static/chunks/a/b/c/d/e/f/g.js')).toEqual([]);
});

test('tells a dark board from one that shows a piece', () => {
  expect(showsPiece(DARK)).toBe(false);
  expect(showsPiece(FOGGY)).toBe(true);
});

test('finds moves in notation, escaped or not', () => {
  expect(notationIn('{"uci":"g8f6","san":"Nf6"}')).toEqual(['g8f6', 'Nf6']);
  expect(notationIn(JSON.stringify('{"uci":"g8f6"}'))).toEqual(['g8f6']);
  expect(notationIn('{"uci":null}')).toEqual([]);
});
