import { command } from '../command.js';
import { newGame } from '../game.js';
import { restoreGame } from '../restore.js';
import { GAMES } from '../testing/fixtures.js';
import { accepted, gameAfter, NOON, playAt, refusalOf, SECOND } from '../testing/games.js';
import { recordOf } from '../testing/record.js';
import { makePgn, PGN_TERMINATIONS } from './pgn.js';
import { parsePgn } from './pgn-import.js';

const BLITZ = { kind: 'realtime', initialSeconds: 180, incrementSeconds: 2 } as const;
const NAMES = { event: 'Casual', site: 'home', white: 'Ada "the rook" L.', black: 'Björn\\Å' };
const running = gameAfter('e2e4 e7e5', { timeControl: BLITZ });

test('a whole PGN', () => {
  const game = gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8', { timeControl: BLITZ });
  expect(
    makePgn(game, { white: 'Ada', black: 'Björn', site: 'https://example.org/game/x' }),
  ).toBe(`[Event "?"]
[Site "https://example.org/game/x"]
[Date "2026.11.29"]
[Round "-"]
[White "Ada"]
[Black "Björn"]
[Result "1-0"]
[Variant "Fog of War"]
[Termination "king captured"]
[TimeControl "180+2"]
[UTCDate "2026.11.29"]
[UTCTime "12:00:00"]
[PlyCount "5"]

1. e4 {[%clk 0:03:00]} 1... d5 {[%clk 0:03:00]} 2. Bb5 {[%clk 0:03:01]} 2... a6
{[%clk 0:03:01]} 3. Bxe8 {[%clk 0:03:02]} 1-0
`);
});

test('field fault 11: before the end there is none', () => {
  expect(makePgn(running)).toBeNull();
  expect(makePgn(newGame({ timeControl: null }))).toBeNull();
});

test('field fault 29: result, termination and names agree for every end', () => {
  const clockless = gameAfter('e2e4 e7e5');
  const ends = {
    king_captured: gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8'),
    resignation: accepted(command(clockless, { kind: 'resign', color: 'white' }, NOON)),
    timeout: accepted(command(running, { kind: 'flag' }, NOON + 9999 * SECOND)),
    stalemate: null,
    threefold_repetition: gameAfter('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'),
    fifty_move_rule: null,
    agreement: accepted(command(clockless, { kind: 'agreeDraw', ply: clockless.ply }, NOON)),
  };
  for (const [reason, game] of Object.entries(ends)) {
    if (game === null) continue;
    const pgn = makePgn(game, NAMES) ?? '';
    const imported = accepted(parsePgn(pgn));
    expect(imported.game.result).toEqual(game.result);
    expect(game.result?.reason).toBe(reason);
    expect(imported.tags.get('Termination')).toBe(PGN_TERMINATIONS[reason as keyof typeof ends]);
    expect(imported.tags.get('White')).toBe(NAMES.white);
    expect(imported.tags.get('Black')).toBe(NAMES.black);
    expect(pgn.trimEnd().endsWith(imported.tags.get('Result') ?? '?')).toBe(true);
  }
});

test.each(GAMES.map(({ moves }, index) => ({ index, moves: moves.join(' ') })))(
  'random game $index is written and read again, clocks and all',
  ({ moves }) => {
    for (const timeControl of [
      null,
      { ...BLITZ, initialSeconds: 10_800 },
      { kind: 'correspondence', daysPerMove: 3 } as const,
    ]) {
      const game = gameAfter(moves, { timeControl });
      const pgn = makePgn(game, NAMES) ?? '';
      const { game: imported } = accepted(parsePgn(pgn));
      expect(imported.moves.map(({ uci, whiteMs, blackMs }) => [uci, whiteMs, blackMs])).toEqual(
        game.moves.map(({ uci, whiteMs, blackMs }) => [uci, whiteMs, blackMs]),
      );
      expect(imported).toMatchObject({
        status: 'finished',
        result: game.result,
        timeControl,
        startedAt: NOON,
      });
      expect(makePgn(imported, NAMES)).toBe(pgn);
      expect(Math.max(...pgn.split('\n').map((line) => line.length))).toBeLessThan(80);
    }
  },
);

test('thousandths of a second are kept', () => {
  const game = accepted(playAt(running, 'g1f3', NOON + 2 * SECOND + 1234));
  const pgn = makePgn(accepted(command(game, { kind: 'resign', color: 'black' }, NOON + 9 * SECOND))) ?? '';
  expect(pgn).toContain('{[%clk 0:03:00.766]}');
  expect(accepted(parsePgn(pgn)).game.moves[2].whiteMs).toBe(180_766);
});

test('an aborted game is written without a result, a start of its own with its FEN', () => {
  const aborted = accepted(command(gameAfter('e2e4'), { kind: 'abort', color: 'black' }, NOON));
  expect(makePgn(aborted)).toContain('[Result "*"]');
  expect(makePgn(aborted)).toContain('[Termination "abandoned"]');
  expect(makePgn(aborted)?.endsWith('1. e4 *\n')).toBe(true);
  const start = '8/8/8/3kK3/8/8/8/8 b - - 0 40';
  const lesson = makePgn(gameAfter('d5e5', { start }));
  expect(lesson).toContain(`[SetUp "1"]\n[FEN "${start}"]`);
  expect(lesson?.endsWith('40... Kxe5 0-1\n')).toBe(true);
});

test('a game whose time was not kept has no date', () => {
  const game = gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8');
  const pgn = makePgn(restoreGame({ ...recordOf(game), startedAt: null, endedAt: null })) ?? '';
  expect(pgn).toContain('[Date "????.??.??"]');
  expect(pgn).not.toContain('UTC');
  expect(accepted(parsePgn(pgn)).game.startedAt).toBe(0);
});

test('a name cannot break out of its tag', () => {
  const game = gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8');
  const white = `x"]\n[Result "0-1"]\r\n\u0000${'y'.repeat(500)}`;
  const { tags } = accepted(parsePgn(makePgn(game, { white }) ?? ''));
  expect(tags.get('Result')).toBe('1-0');
  expect(tags.get('White')).toHaveLength(200);
});

describe('import', () => {
  const pgn = (tags: string, moves: string) => `[Variant "Fog of War"]\n${tags}\n\n${moves}\n`;

  test('passes over comments, variations, marks and move numbers', () => {
    const text = pgn(
      '',
      '; a line\n1. e4! {best (by test)} (1. d4 d5 (1... Nf6) 2. c4) 1... d5 $14 2.Bb5 a6?? 3. Bxe8 1-0',
    );
    expect(accepted(parsePgn(text)).game.moves.map(({ san }) => san)).toEqual([
      'e4',
      'd5',
      'Bb5',
      'a6',
      'Bxe8',
    ]);
  });

  test.each([
    ['Black resigned', '[Termination "Normal"]', '1. e4 e5 1-0', { winner: 'white', reason: 'resignation' }],
    ['time ran out', '[Termination "Time forfeit"]', '1. e4 e5 0-1', { winner: 'black', reason: 'timeout' }],
    [
      'time ran out, in other words',
      '[Termination "Ada won on time"]',
      '1. e4 e5 1-0',
      { winner: 'white', reason: 'timeout' },
    ],
    ['a draw without a reason', '', '1. e4 e5 1/2-1/2', { winner: null, reason: 'agreement' }],
  ])('fills in: %s', (_, tags, moves, result) => {
    const { game } = accepted(parsePgn(pgn(tags, moves)));
    expect(game).toMatchObject({ result, startedAt: 0, timeControl: null });
  });

  test('has no clocks from the first move on that does not tell its own', () => {
    const told = pgn('[TimeControl "180+2"]', '1. e4 {[%clk 0:02:59]} e5 2. Nf3 {[%clk 0:02:58]} 1-0');
    const { moves } = accepted(parsePgn(told)).game;
    expect(moves.map(({ whiteMs }) => whiteMs)).toEqual([179_000, null, null]);
    expect(moves.map(({ blackMs }) => blackMs)).toEqual([180_000, null, null]);
  });

  test.each([
    ['NOT_A_PGN', '[Event "no end'],
    ['NOT_A_PGN', pgn('', '1. e4 {no end')],
    ['NOT_A_PGN', pgn('', '1. e4 ) e5 1-0')],
    ['NOT_A_PGN', pgn('', '1. e4 (1. d4 1-0')],
    ['OTHER_VARIANT', '1. e4 e5 1-0'],
    ['OTHER_VARIANT', '[Variant "Atomic"]\n\n1. e4 e5 1-0'],
    ['CHESS960', '[Variant "Fog of War Chess960"]\n\n1. e4 e5 1-0'],
    [
      'CHESS960',
      pgn('[SetUp "1"]\n[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]', '1. e4 e5 1-0'),
    ],
    ['THREE_CHECK', '[Variant "Three-check Fog of War"]\n\n1. e4 e5 1-0'],
    ['ODDS', pgn('[Odds "queen"]', '1. e4 e5 1-0')],
    ['ODDS', pgn('[FEN "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]', '1. e4 e5 1-0')],
    ['OTHER_START', pgn('[FEN "8/8/8/3kK3/8/8/8/8 w - - 0 1"]', '1. Kf5 Kc5 1-0')],
    ['OTHER_START', pgn('[SetUp "1"]', '1. e4 e5 1-0')],
    ['MORE_THAN_ONE_GAME', pgn('', '1. e4 e5 1-0 [Event "two"] 1. d4 d5 1-0')],
    ['UNFINISHED', pgn('', '1. e4 e5 *')],
    ['UNFINISHED', pgn('', '1. e4 e5')],
    ['ILLEGAL_MOVE', pgn('', '1. e5 e5 1-0')],
    ['MOVE_AFTER_END', pgn('', '1. e4 d5 2. Bb5 a6 3. Bxe8 Qd7 1-0')],
    ['RESULT_MISMATCH', pgn('[Result "0-1"]', '1. e4 e5 1-0')],
    ['RESULT_MISMATCH', pgn('', '1. e4 d5 2. Bb5 a6 3. Bxe8 0-1')],
    ['RESULT_MISMATCH', pgn('[Termination "resignation"]', '1. e4 d5 2. Bb5 a6 3. Bxe8 1-0')],
    ['RESULT_MISMATCH', pgn('[Termination "king captured"]', '1. e4 e5 1-0')],
    ['RESULT_MISMATCH', pgn('[Termination "agreement"]', '1. e4 e5 1-0')],
    ['RESULT_MISMATCH', pgn('[Termination "resignation"]', '1. e4 e5 1/2-1/2')],
    ['RESULT_MISMATCH', pgn('[Termination "time forfeit"]', '1. e4 e5 1/2-1/2')],
    ['RESULT_MISMATCH', pgn('', '1. e4 1-0')],
  ])('%s: %s', (problem, text) => {
    expect(refusalOf(parsePgn(text))).toBe(problem);
  });
});
