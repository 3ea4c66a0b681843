import { positionOf, START_POSITION } from './notation/fen.js';
import { perft } from './perft.js';
import { PERFT } from './testing/fixtures.js';

const ROWS = PERFT.flatMap(({ name, fen, nodes }) =>
  nodes.map((count, index) => ({ name, fen, depth: index + 1, count })),
);

test.each(ROWS)('$name: $count sequences of $depth half-moves', ({ fen, depth, count }) => {
  expect(perft(positionOf(fen), depth)).toBe(count);
});

test('no half-moves: one sequence, the empty one', () => {
  expect(perft(START_POSITION, 0)).toBe(1);
});

if (process.env.TEST_LONG === '1') {
  test('the start position to depth 6', () => {
    expect(perft(START_POSITION, 6)).toBe(120_909_363);
  });
}
