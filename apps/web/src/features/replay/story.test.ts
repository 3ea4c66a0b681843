import { storyOf } from './story';
import { framesOf } from './testing/replay-samples';

test('a game that ended by itself is told as it was played', () => {
  const story = storyOf('e2e4 d7d5 f1b5 a7a6 b1c3 b8c6 b5c6 g8f6 c6e8'.split(' '));
  expect(story.unseenDanger).toEqual({ white: [], black: [3] });
  expect(story.passedChances).toEqual([{ ply: 5, color: 'white' }]);
  expect(story.firstSight).toEqual({ white: 3, black: null });
});

test('a repetition names its three plies', () => {
  expect(storyOf('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'.split(' ')).repetition).toEqual([0, 4, 8]);
});

test.each([[], ['e2e4'], ['e2e4', 'e7e5']])(
  'a game given up, or called off, after %p is told too',
  (...moves) => {
    expect(storyOf(moves).squaresSeen.white).toHaveLength(moves.length + 1);
  },
);

test('what it counts is what the frames show', () => {
  const moves = 'e2e4 d7d5 e4d5 d8d5 b1c3'.split(' ');
  const seen = framesOf(moves).map(({ black }) => black.replace(/[^?]/g, '').length);
  expect(storyOf(moves).squaresSeen.black).toEqual(seen.map((fogged) => 64 - fogged));
});

test('a move that cannot be played is a bug, and said so', () => {
  expect(() => storyOf(['e2e5'])).toThrow('ILLEGAL_MOVE');
});
