import { command } from './command.js';
import { expiryDueAt } from './expiry.js';
import { type Game, newGame } from './game.js';
import { accepted, DAY, gameAfter, NOON, refusalOf, SECOND } from './testing/games.js';
import type { TimeControl } from './time-control.js';

const BLITZ: TimeControl = { kind: 'realtime', initialSeconds: 180, incrementSeconds: 2 };
const DAYS: TimeControl = { kind: 'correspondence', daysPerMove: 3 };

/** Field fault 40: the last move was made a second a ply after NOON; from there on the window is counted. */
const WINDOWS: [string, TimeControl | null, string, number | null][] = [
  ['White’s first move, real time', BLITZ, '', 60 * SECOND],
  ['Black’s first move, real time', BLITZ, 'e2e4', 60 * SECOND],
  ['White’s first move, days per move', DAYS, '', 3 * DAY],
  ['Black’s first move, days per move', DAYS, 'e2e4', 3 * DAY],
  ['White’s first move, no clock', null, '', 14 * DAY],
  ['Black’s first move, no clock', null, 'e2e4', 14 * DAY],
  ['later, no clock', null, 'e2e4 e7e5', 90 * DAY],
  ['later, real time: the flag ends it', BLITZ, 'e2e4 e7e5', null],
  ['later, days per move: the flag ends it', DAYS, 'e2e4 e7e5', null],
];

describe.each(WINDOWS)('%s', (_, timeControl, moves, window) => {
  const game = gameAfter(moves, { timeControl });
  const turnBegan = NOON + game.ply * SECOND;

  test('the end is due', () => {
    expect(expiryDueAt(game)).toBe(window === null ? null : turnBegan + window);
  });

  test('the game ends without a result then, and not before', () => {
    const at = turnBegan + (window ?? 365 * DAY);
    const early = command(game, { kind: 'expire' }, at - 1);
    expect(refusalOf(early)).toBe('BAD_INPUT');
    const answer = command(game, { kind: 'expire' }, at);
    if (window === null) {
      expect(refusalOf(answer)).toBe('BAD_INPUT');
      expect(refusalOf(command(game, { kind: 'flag' }, at))).toBe('accepted');
    } else {
      expect(accepted(answer)).toMatchObject({ status: 'aborted', result: null, endedAt: at });
    }
  });
});

test('a waiting game expires when the lobby says so, and once only', () => {
  const waiting = newGame({ timeControl: null });
  expect(expiryDueAt(waiting)).toBeNull();
  const expired: Game = accepted(command(waiting, { kind: 'expire' }, NOON));
  expect(expired.status).toBe('aborted');
  expect(accepted(command(expired, { kind: 'expire' }, NOON + DAY))).toBe(expired);
  expect(expiryDueAt(expired)).toBeNull();
});

test('a finished game does not expire', () => {
  const finished = gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8');
  expect(refusalOf(command(finished, { kind: 'expire' }, NOON + 365 * DAY))).toBe('GAME_OVER');
});
