import { isUnseen, squaresSeen } from './sight';
import { framesOf } from './testing/replay-samples';

test.each([
  ['????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR', 32],
  [Array(8).fill('????????').join('/'), 0],
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', 64],
])('%s shows %d squares', (placement, count) => {
  expect(squaresSeen(placement)).toBe(count);
});

test('what the other side saw of each half-move', () => {
  // 2.exd5 takes a pawn that Black sees; 2...Qxd5 takes one out of White’s sight, who learns of the loss but not how.
  const moves = 'e2e4 d7d5 e4d5 d8d5 b1c3'.split(' ');
  const frames = framesOf(moves);
  const unseen = moves.map((_, index) => isUnseen(frames, index + 1));
  expect(unseen).toEqual([true, false, false, true, true]);
});

test('there is nothing to see of the start, nor beyond the end', () => {
  const frames = framesOf(['e2e4', 'e7e5']);
  expect([isUnseen(frames, 0), isUnseen(frames, 3)]).toEqual([false, false]);
});
