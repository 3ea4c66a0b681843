import { type Command, command } from './command.js';
import type { Game } from './game.js';
import { newGame } from './game.js';
import type { Color } from './piece.js';
import { accepted, DAY, gameAfter, NOON, playAt, refusalOf, SECOND, uci } from './testing/games.js';

const BLITZ = { kind: 'realtime', initialSeconds: 60, incrementSeconds: 1 } as const;

function move(game: Game, color: Color, ply: number, text: string, at = NOON + DAY) {
  return command(game, { kind: 'move', color, ply, ...uci(text) }, at);
}

test('a game waits, begins once, and goes on move by move', () => {
  const waiting = newGame({ timeControl: null });
  expect(waiting).toMatchObject({ status: 'waiting', turn: null, ply: 0, startedAt: null, clock: null });
  const active = accepted(command(waiting, { kind: 'start' }, NOON));
  expect(active).toMatchObject({ status: 'active', turn: 'white', ply: 0, startedAt: NOON, endedAt: null });
  expect(accepted(command(active, { kind: 'start' }, NOON + 1))).toBe(active);
  expect(waiting.status).toBe('waiting');

  const moved = accepted(playAt(active, 'e2e4', NOON + 7));
  expect(moved).toMatchObject({ status: 'active', turn: 'black', ply: 1 });
  expect(moved.moves).toEqual([
    {
      ...{ ply: 1, color: 'white', from: 'e2', to: 'e4', promotion: null, captured: null },
      ...{ san: 'e4', uci: 'e2e4', at: NOON + 7, whiteMs: null, blackMs: null },
    },
  ]);
  expect(active.ply).toBe(0);
});

describe('the order of checks (api.md)', () => {
  const waiting = newGame({ timeControl: null });
  const running = gameAfter('e2e4 a7a6 e4e5');
  const over = gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8');

  test.each<[string, Game, Color, number, string, string]>([
    ['a ply that is none', running, 'white', -1, 'e2e4', 'BAD_INPUT'],
    ['a ply that is no number', running, 'white', Number.NaN, 'e2e4', 'BAD_INPUT'],
    ['a fraction of a ply', running, 'white', 0.5, 'e2e4', 'BAD_INPUT'],
    ['another move at a played ply', running, 'white', 0, 'd2d4', 'STALE_PLY'],
    ['the other side’s move at its ply', running, 'white', 1, 'a7a6', 'STALE_PLY'],
    ['an impossible move at a played ply', running, 'black', 1, 'a7a1', 'STALE_PLY'],
    ['another move at a played ply after the end', over, 'white', 4, 'b5c6', 'STALE_PLY'],
    ['a move before the start', waiting, 'black', 0, 'e2e4', 'GAME_NOT_STARTED'],
    ['a move after the end', over, 'white', 5, 'e2e4', 'GAME_OVER'],
    ['a move after the end, ahead of the game', over, 'white', 9, 'e2e4', 'GAME_OVER'],
    ['a move out of turn', running, 'white', 3, 'd2d4', 'NOT_YOUR_TURN'],
    ['a move out of turn, ahead of the game', running, 'white', 4, 'd2d4', 'NOT_YOUR_TURN'],
    ['a move ahead of the game, impossible too', running, 'black', 5, 'a1a8', 'BAD_INPUT'],
    ['a move that cannot be played', running, 'black', 3, 'a6a4', 'ILLEGAL_MOVE'],
    ['a move that hidden pieces forbid', running, 'black', 3, 'h8h2', 'ILLEGAL_MOVE'],
    ['a move that can be played', running, 'black', 3, 'd7d5', 'accepted'],
  ])('%s', (_, game, color, ply, text, code) => {
    expect(refusalOf(move(game, color, ply, text))).toBe(code);
  });

  test('field fault 23: a refused move changes nothing', () => {
    const before = running.moves;
    move(running, 'black', 3, 'a6a4');
    move(running, 'white', 0, 'd2d4');
    expect(running.moves).toBe(before);
    expect(running.status).toBe('active');
  });
});

describe('the same move sent again is a success with the very same game', () => {
  test('an hour later, with others played since', () => {
    const game = gameAfter('e2e4 a7a6 e4e5');
    expect(accepted(move(game, 'white', 0, 'e2e4'))).toBe(game);
    expect(accepted(move(game, 'black', 1, 'a7a6'))).toBe(game);
  });

  test('also when it took the king', () => {
    const over = gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8');
    expect(accepted(move(over, 'white', 4, 'b5e8'))).toBe(over);
  });

  test('also with a promotion, which must be the same piece', () => {
    const game = gameAfter('a7a8q', { start: '8/P6k/8/8/8/8/8/K7 w - - 0 1' });
    expect(accepted(move(game, 'white', 0, 'a7a8q'))).toBe(game);
    expect(refusalOf(move(game, 'white', 0, 'a7a8n'))).toBe('STALE_PLY');
  });

  test('field fault 5: also in the other spelling of castling, which is stored as the king’s step', () => {
    const start = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';
    const stepped = gameAfter('e1g1', { start });
    const overRook = gameAfter('e1h1', { start });
    expect(overRook.moves).toEqual(stepped.moves);
    expect(overRook.moves[0]).toMatchObject({
      from: 'e1',
      to: 'g1',
      san: 'O-O',
      uci: 'e1g1',
      captured: null,
    });
    expect(accepted(move(stepped, 'white', 0, 'e1h1'))).toBe(stepped);
    expect(accepted(move(overRook, 'white', 0, 'e1g1'))).toBe(overRook);
    expect(refusalOf(move(stepped, 'white', 0, 'e1a1'))).toBe('STALE_PLY');
  });
});

describe('a move and the clock', () => {
  const game = gameAfter('e2e4 e7e5', { timeControl: BLITZ });
  const deadline = NOON + 2 * SECOND + 60 * SECOND;

  test('what each had left is written beside the move', () => {
    const moved = accepted(playAt(game, 'g1f3', NOON + 12 * SECOND));
    expect(moved.moves[2]).toMatchObject({ whiteMs: 51_000, blackMs: 60_000 });
    expect(moved.clock).toEqual({
      whiteMs: 51_000,
      blackMs: 60_000,
      running: 'black',
      at: NOON + 12 * SECOND,
    });
  });

  test('on the deadline it is in time', () => {
    const moved = accepted(playAt(game, 'g1f3', deadline));
    expect(moved).toMatchObject({ status: 'active', ply: 3 });
    expect(moved.moves[2].whiteMs).toBe(1000);
  });

  test('after the deadline it loses on time and is not played', () => {
    const lost = accepted(playAt(game, 'g1f3', deadline + 1));
    expect(lost).toMatchObject({ status: 'finished', ply: 2, endedAt: deadline + 1 });
    expect(lost.result).toEqual({ winner: 'black', reason: 'timeout' });
    expect(lost.clock).toMatchObject({ whiteMs: 0, blackMs: 60_000, running: null });
  });

  test('an illegal one changes nothing even then', () => {
    expect(refusalOf(playAt(game, 'g1g8', deadline + 1))).toBe('ILLEGAL_MOVE');
  });

  test('even the move that would take the king comes too late', () => {
    const close = gameAfter('e2e4 d7d5 f1b5 a7a6', { timeControl: BLITZ });
    const lost = accepted(playAt(close, 'b5e8', NOON + 10 * 60 * SECOND));
    expect(lost.result).toEqual({ winner: 'black', reason: 'timeout' });
  });

  test('whatever else comes after the deadline finds the flag fallen too', () => {
    const wishes: Command[] = [
      { kind: 'resign', color: 'black' },
      { kind: 'offerDraw', color: 'white', ply: 2 },
      { kind: 'agreeDraw', ply: 2 },
      { kind: 'flag' },
    ];
    for (const wish of wishes) {
      const late = accepted(command(game, wish, deadline + 1));
      expect(late.result).toEqual({ winner: 'black', reason: 'timeout' });
    }
  });
});

test('field fault 6: the record of a move keeps its notation whatever comes later', () => {
  const game = gameAfter('e2e4 d7d5 e4d5');
  const later = gameAfter('e2e4 d7d5 e4d5 d8d5 b1c3');
  expect(later.moves.slice(0, 3)).toEqual(game.moves);
  expect(later.moves[2]).toMatchObject({ captured: 'pawn', san: 'exd5' });
});
