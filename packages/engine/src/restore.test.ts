import { command } from './command.js';
import { type Game, newGame } from './game.js';
import { CorruptGameError, type GameRecord, restoreGame } from './restore.js';
import { GAMES } from './testing/fixtures.js';
import { accepted, gameAfter, NOON, playAt, SECOND } from './testing/games.js';
import { recordOf } from './testing/record.js';
import { view } from './view.js';

const BLITZ = { kind: 'realtime', initialSeconds: 60, incrementSeconds: 1 } as const;
const PROMOTING = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
const timed = gameAfter('e2e4 a7a6 e4e5 d7d5', { timeControl: BLITZ });

function told(game: Game): string {
  const boards = (['white', 'black', 'all'] as const).map((eyes) =>
    view(game, { kind: 'spectator' }).board(eyes),
  );
  return JSON.stringify([recordOf(game), boards, view(game, { kind: 'seat', color: 'white' }).board()]);
}

const STORED: [string, Game, string?][] = [
  ['waiting', newGame({ timeControl: BLITZ })],
  ['just begun', gameAfter('', { timeControl: BLITZ })],
  ['under way with a clock', timed],
  ['with a draw offer', accepted(command(timed, { kind: 'offerDraw', color: 'black', ply: 4 }, NOON))],
  ['from a position of its own', gameAfter('a7a8q', { start: PROMOTING }), PROMOTING],
  ['ended by the capture of a king', gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8')],
  ['ended by resignation', accepted(command(timed, { kind: 'resign', color: 'white' }, NOON))],
  ['ended by the flag', accepted(playAt(timed, 'e5d6', NOON + 500 * SECOND))],
  ['aborted', accepted(command(gameAfter('e2e4'), { kind: 'abort', color: 'black' }, NOON))],
  ...GAMES.map(({ moves }, index): [string, Game] => [`random game ${index}`, gameAfter(moves.join(' '))]),
];

test.each(STORED.map(([name, game, start]) => ({ name, game, start })))(
  'a game $name is the same again',
  ({ game, start }) => {
    expect(told(restoreGame(recordOf(game, start)))).toBe(told(game));
  },
);

test('field fault 26: a restored game goes on with the clock as it was stored', () => {
  const { clock } = timed;
  const record = {
    ...recordOf(timed),
    clock: clock === null ? null : { ...clock, at: clock.at + 200 * SECOND },
  };
  const game = restoreGame(record);
  const moved = accepted(playAt(game, 'e5d6', NOON + 4 * SECOND + 200 * SECOND + 10 * SECOND));
  expect(moved).toMatchObject({ status: 'active', ply: 5 });
  expect(moved.moves[4].whiteMs).toBe((timed.moves[3].whiteMs ?? 0) - 10 * SECOND + SECOND);
});

test('the same move sent again after a restart is a success', () => {
  const game = restoreGame(recordOf(gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8')));
  const again = { kind: 'move', color: 'white', ply: 4, from: 'b5', to: 'e8', promotion: null } as const;
  expect(accepted(command(game, again, NOON))).toBe(game);
});

describe('a record that the rules contradict is refused', () => {
  const record = recordOf(gameAfter('e2e4 e7e5'));
  const mate = recordOf(gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8'));
  const drawn = { winner: null, reason: 'agreement' } as const;

  test.each<[string, GameRecord]>([
    ['an impossible move', { ...record, moves: [record.moves[1], record.moves[0]] }],
    ['a move after the end', { ...mate, moves: [...mate.moves, record.moves[0]] }],
    ['an end by the moves that is not told', { ...mate, status: 'active', result: null }],
    ['another end than that of the moves', { ...mate, result: drawn }],
    [
      'another winner than that of the moves',
      { ...mate, result: { winner: 'black', reason: 'king_captured' } },
    ],
    [
      'an end that the moves do not give',
      { ...record, status: 'finished', result: { winner: null, reason: 'stalemate' } },
    ],
    ['a result while it is running', { ...record, result: drawn }],
    ['an end without a result', { ...record, status: 'finished' }],
    ['moves before the start', { ...record, status: 'waiting' }],
    ['a start position that is none', { ...record, start: 'nonsense' }],
  ])('%s', (_, corrupt) => {
    expect(() => restoreGame(corrupt)).toThrow(CorruptGameError);
  });
});
