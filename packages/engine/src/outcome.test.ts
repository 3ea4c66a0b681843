import { command } from './command.js';
import { makeFen } from './notation/fen.js';
import { GAMES, SEQUENCES } from './testing/fixtures.js';
import { accepted, gameAfter, NOON, SECOND, truth } from './testing/games.js';
import { view } from './view.js';

/** Results in the words of fixtures/sequences.json. */
const EXPECTED: Record<string, { winner: string | null; reason: string; ply: number }> = {
  'threefold by knights': { winner: null, reason: 'threefold_repetition', ply: 8 },
  'an en passant square nobody can use does not count': {
    winner: null,
    reason: 'threefold_repetition',
    ply: 9,
  },
  'the king captures the king': { winner: 'white', reason: 'king_captured', ply: 1 },
  'half-move clock 99, capture of the king': { winner: 'white', reason: 'king_captured', ply: 1 },
  'half-move clock 99, quiet move': { winner: null, reason: 'fifty_move_rule', ply: 1 },
};

const ENDING = SEQUENCES.filter(({ result }) => /^(draw|White wins)/.test(result));

test('every sequence that ends by a move is expected here', () => {
  expect(ENDING.map(({ name }) => name)).toEqual(Object.keys(EXPECTED));
});

test.each(ENDING)('$name: $result', ({ name, start, moves }) => {
  const { winner, reason, ply } = EXPECTED[name];
  const before = gameAfter(moves.split(' ').slice(0, -1).join(' '), { start });
  const game = gameAfter(moves, { start });
  expect(before.status).toBe('active');
  expect(game.status).toBe('finished');
  expect(game.result).toEqual({ winner, reason });
  expect(game.ply).toBe(ply);
});

test.each(GAMES.map((game, index) => ({ index, ...game })))(
  'random game $index ends as told: $outcome',
  ({ moves, outcome, finalFen }) => {
    const game = gameAfter(moves.join(' '));
    expect(`${game.result?.winner}:${game.result?.reason}`).toBe(outcome);
    expect(game.ply).toBe(moves.length);
    expect(makeFen(truth(game))).toBe(finalFen);
  },
);

test('during the threefold by knights neither side sees the other’s knight', () => {
  const { moves } = SEQUENCES[0];
  const game = gameAfter(moves);
  for (let ply = 0; ply <= 8; ply++) {
    const board = (eyes: 'white' | 'black') => view(game, { kind: 'spectator' }).boardAt(ply, eyes);
    expect(board('white')?.visibleSquares).not.toContain('f6');
    expect(board('black')?.visibleSquares).not.toContain('f3');
  }
});

describe('field fault 3: a side without a move', () => {
  test('draws at once', () => {
    const game = gameAfter('d1e1', { start: '5bnk/4p1br/4Pp1p/5P1P/8/8/8/3K4 w - - 0 1' });
    expect(game.result).toEqual({ winner: null, reason: 'stalemate' });
  });

  test('plays on if its king can step, even if only into attack', () => {
    const game = gameAfter('e1d1', { start: '7k/5Q2/8/8/8/8/8/4K3 w - - 0 1' });
    expect(game.status).toBe('active');
  });
});

test('field fault 28: bare kings play on, and a flag loses even then', () => {
  const clock = { kind: 'realtime', initialSeconds: 60, incrementSeconds: 0 } as const;
  const start = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
  const game = gameAfter('e1e2 e8e7', { start, timeControl: clock });
  const late = NOON + 2 * SECOND + 60 * SECOND + 1;
  expect(game.status).toBe('active');
  expect(accepted(command(game, { kind: 'flag' }, late)).result).toEqual({
    winner: 'black',
    reason: 'timeout',
  });
});

describe('ends that fall together', () => {
  test('the king’s capture comes before the fifty-move rule and before stalemate', () => {
    // After Kxa8 Black, had he a king, could not move and the clock would stand at 100.
    const game = gameAfter('b8a8', { start: 'kK6/8/8/8/8/8/8/8 w - - 99 80' });
    expect(game.result?.reason).toBe('king_captured');
  });

  test('stalemate comes before the fifty-move rule', () => {
    const game = gameAfter('d1e1', { start: '5bnk/4p1br/4Pp1p/5P1P/8/8/8/3K4 w - - 99 80' });
    expect(game.result?.reason).toBe('stalemate');
  });

  test('repetition comes before the fifty-move rule', () => {
    const shuffle = 'e1e2 e8e7 e2e1 e7e8 ';
    const game = gameAfter(shuffle.repeat(2).trim(), { start: '4k3/8/8/8/8/8/8/4K3 w - - 92 80' });
    expect(game.result?.reason).toBe('threefold_repetition');
  });
});

describe('repetition', () => {
  test('needs the same castling rights', () => {
    // The knights stand on f3 and f6 after plies 2, 6, 10 and 14, the first time with all rights still there.
    const shuffle = 'g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 f3g1 f6g8';
    const twice = `${shuffle} ${shuffle}`.split(' ');
    expect(gameAfter(twice.slice(0, 13).join(' ')).status).toBe('active');
    expect(gameAfter(twice.slice(0, 14).join(' ')).result?.reason).toBe('threefold_repetition');
  });

  test('needs the same right to take en passant', () => {
    const start = '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1';
    const shuffle = 'e1e2 e8e7 e2e1 e7e8 ';
    const first = gameAfter(`d7d5 ${shuffle.repeat(2).trim()}`, { start });
    expect(first.status).toBe('active');
    expect(gameAfter(`d7d5 ${shuffle.repeat(2)}e1e2`, { start }).result?.reason).toBe('threefold_repetition');
  });

  test('also counts a position that stood before the last fifty moves began to count', () => {
    const start = '4k3/8/8/8/8/8/8/4K3 w - - 7 20';
    const game = gameAfter('e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8', { start });
    expect(game.result?.reason).toBe('threefold_repetition');
  });
});

test('after a king is gone the result names who took it, also in a position set up so', () => {
  expect(gameAfter('', { start: '4k3/8/8/8/8/8/8/8 w - - 0 1' }).result).toEqual({
    winner: 'black',
    reason: 'king_captured',
  });
});
