import { type Command, command, type Game, newGame, type TimeControl } from '@fog/engine';
import { dueAt, restsAt } from './expiry.js';
import type { Pairing } from './games.vocabulary.js';
import { NO_REMATCH, type StoredGame } from './stored-game.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-29T12:00:00Z');

function carriedOut(game: Game, wish: Command, at: number): Game {
  const next = command(game, wish, at);
  if (!next.ok) throw new Error(next.problem);
  return next.value;
}

/** A game that has been played this far, one move a second. */
function gameAfter(plies: number, timeControl: TimeControl | null): Game {
  const moves = [
    ['e2', 'e4'],
    ['e7', 'e5'],
    ['g1', 'f3'],
    ['b8', 'c6'],
  ] as const;
  return moves
    .slice(0, plies)
    .reduce(
      (game, [from, to], ply) =>
        carriedOut(
          game,
          { kind: 'move', color: ply % 2 === 0 ? 'white' : 'black', ply, from, to, promotion: null },
          START + (ply + 1) * SECOND,
        ),
      carriedOut(newGame({ timeControl }), { kind: 'start' }, START),
    );
}

function storedGame(game: Game, pairing: Pairing): StoredGame {
  return {
    id: 'g',
    version: 1,
    pairing,
    listed: true,
    createdById: 'p',
    createdAt: new Date(START),
    white: null,
    black: null,
    invitationToken: null,
    rematch: NO_REMATCH,
    game,
  };
}

/** How long after the start an instant is. */
const sinceStart = (instant: Date | null) => (instant === null ? undefined : instant.getTime() - START);

const BLITZ: TimeControl = { kind: 'realtime', initialSeconds: 180, incrementSeconds: 2 };
const DAYS: TimeControl = { kind: 'correspondence', daysPerMove: 3 };

// field-faults 40: the table in rules.md, row by row.
test.each<[string, number | undefined, Game, Pairing]>([
  ['waiting for a friend', 24 * HOUR, newGame({ timeControl: null }), 'friend'],
  ['waiting for a friend, with a clock', 24 * HOUR, newGame({ timeControl: BLITZ }), 'friend'],
  ['waiting for a friend, days per move', 14 * DAY, newGame({ timeControl: DAYS }), 'friend'],
  ['waiting for anyone', 30 * SECOND, newGame({ timeControl: BLITZ }), 'anyone'],
  ['no first move, with a clock', 60 * SECOND, gameAfter(0, BLITZ), 'friend'],
  ['no first move of Black, with a clock', 61 * SECOND, gameAfter(1, BLITZ), 'friend'],
  ['no first move, days per move', 3 * DAY, gameAfter(0, DAYS), 'friend'],
  ['no first move, no clock', 14 * DAY, gameAfter(0, null), 'friend'],
  ['no first move at one device', 14 * DAY, gameAfter(0, null), 'same_device'],
  // The flag falls the millisecond after the last one in time.
  ['running, with a clock', 2 * SECOND + 180 * SECOND + 1, gameAfter(2, BLITZ), 'friend'],
  ['running, days per move', 2 * SECOND + 3 * DAY + 1, gameAfter(2, DAYS), 'friend'],
  ['running, no clock', 2 * SECOND + 90 * DAY, gameAfter(2, null), 'friend'],
  [
    'finished',
    undefined,
    carriedOut(gameAfter(2, BLITZ), { kind: 'resign', color: 'white' }, START + 5 * SECOND),
    'friend',
  ],
  [
    'aborted',
    undefined,
    carriedOut(gameAfter(1, null), { kind: 'abort', color: 'white' }, START + 5 * SECOND),
    'friend',
  ],
])('%s ends after %p ms', (_state, expected, game, pairing) => {
  expect(sinceStart(dueAt(storedGame(game, pairing)))).toBe(expected);
});

test.each<[string, number | undefined, Game]>([
  ['nobody has moved in', HOUR, gameAfter(0, null)],
  ['without a clock', 3 * SECOND + HOUR, gameAfter(3, null)],
  ['of days per move', 2 * SECOND + HOUR, gameAfter(2, DAYS)],
  ['that waits', undefined, newGame({ timeControl: null })],
  [
    'that is over',
    undefined,
    carriedOut(gameAfter(2, null), { kind: 'resign', color: 'white' }, START + 5 * SECOND),
  ],
])('a game %s rests after %p ms', (_state, expected, game) => {
  expect(sinceStart(restsAt(storedGame(game, 'computer')))).toBe(expected);
});

test('a game with seconds on a clock rests no sooner than its clock can end', () => {
  expect(sinceStart(restsAt(storedGame(gameAfter(2, BLITZ), 'computer')))).toBeGreaterThan(1000 * 365 * DAY);
});
