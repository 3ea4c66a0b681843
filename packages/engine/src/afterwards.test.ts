import { afterwards } from './afterwards.js';
import { command } from './command.js';
import { GAMES } from './testing/fixtures.js';
import { accepted, gameAfter, NOON } from './testing/games.js';
import { view } from './view.js';

test('before the end there is nothing to tell', () => {
  expect(afterwards(gameAfter('e2e4 d7d5 f1b5'))).toBeNull();
});

test('a bishop that nobody noticed', () => {
  // Bb5 is out of Black's sight: his king stands in unseen danger after ply 3 and, a6 played, after ply 4 as seen.
  const told = afterwards(gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8'));
  expect(told?.unseenDanger).toEqual({ white: [], black: [3] });
  expect(told?.passedChances).toEqual([]);
  expect(told?.firstSight).toEqual({ white: 3, black: null });
  expect(told?.squaresSeen.white[0]).toBe(32);
  expect(told?.squaresSeen.black).toHaveLength(6);
});

test('chances that were passed by', () => {
  const game = gameAfter('e2e4 d7d5 f1b5 b8d7 b5d7 a7a6 a2a3 a6a5');
  const told = afterwards(accepted(command(game, { kind: 'resign', color: 'white' }, NOON)));
  expect(told?.passedChances).toEqual([{ ply: 7, color: 'white' }]);
  expect(told?.firstSight.white).toBe(3);
});

test('field fault 30: a draw by repetition names its three plies', () => {
  expect(afterwards(gameAfter('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'))?.repetition).toEqual([0, 4, 8]);
  expect(afterwards(gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8'))?.repetition).toEqual([]);
});

test('an aborted game has its story too', () => {
  const aborted = accepted(command(gameAfter('e2e4'), { kind: 'abort', color: 'white' }, NOON));
  expect(afterwards(aborted)).toEqual({
    unseenDanger: { white: [], black: [] },
    passedChances: [],
    firstSight: { white: null, black: null },
    repetition: [],
    squaresSeen: { white: [32, 35], black: [32, 32] },
  });
});

test.each(GAMES.map(({ moves }, index) => ({ index, game: gameAfter(moves.join(' ')) })))(
  'random game $index: what is told agrees with the views',
  ({ game }) => {
    const told = afterwards(game);
    const open = view(game, { kind: 'spectator' });
    const plies = Array.from({ length: game.ply + 1 }, (_, ply) => ply);
    for (const color of ['white', 'black'] as const) {
      const boards = plies.map((ply) => open.boardAt(ply, color));
      expect(told?.squaresSeen[color]).toEqual(boards.map((board) => board?.visibleSquares.length));
      const sight = boards.findIndex((board) =>
        board?.pieces.some(({ kind, color: owner }) => kind === 'king' && owner !== color),
      );
      expect(told?.firstSight[color] ?? -1).toBe(sight);
    }
    const last = told?.passedChances.at(-1)?.ply ?? 0;
    expect(last).toBeLessThan(game.ply);
  },
);
