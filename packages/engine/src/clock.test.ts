import { type ClockState, flagDueAt, flagged, newClock, pressClock, remaining, stopClock } from './clock.js';
import { DAY, NOON, SECOND } from './testing/games.js';

const BLITZ = { kind: 'realtime', initialSeconds: 180, incrementSeconds: 2 } as const;
const DAYS = { kind: 'correspondence', daysPerMove: 3 } as const;

/** The clock after moves at these instants, White first. */
function pressed(timeControl: typeof BLITZ | typeof DAYS, instants: number[]): ClockState {
  return instants.reduce(
    (clock, at, index) => pressClock(clock, timeControl, index % 2 === 0 ? 'white' : 'black', index + 1, at),
    newClock(timeControl, NOON),
  );
}

test('before both sides have moved no time runs and none is added', () => {
  const clock = pressed(BLITZ, [NOON + 20 * SECOND]);
  expect(clock).toEqual({ whiteMs: 180_000, blackMs: 180_000, running: null, at: NOON + 20 * SECOND });
  expect(remaining(clock, 'black', NOON + DAY)).toBe(180_000);
  expect(flagDueAt(clock)).toBeNull();
  expect(flagged(clock, NOON + DAY)).toBeNull();
});

test('from then on the time of the side to move runs', () => {
  const clock = pressed(BLITZ, [NOON, NOON + 5 * SECOND]);
  expect(clock).toEqual({ whiteMs: 180_000, blackMs: 180_000, running: 'white', at: NOON + 5 * SECOND });
  expect(remaining(clock, 'white', NOON + 15 * SECOND)).toBe(170_000);
  expect(remaining(clock, 'black', NOON + 15 * SECOND)).toBe(180_000);
});

test('a move takes the time used and adds the increment', () => {
  const clock = pressed(BLITZ, [NOON, NOON, NOON + 10 * SECOND, NOON + 11 * SECOND]);
  expect(clock.whiteMs).toBe(172_000);
  expect(clock.blackMs).toBe(181_000);
  expect(clock.running).toBe('white');
});

test('days per move are whole again after each move', () => {
  const clock = pressed(DAYS, [NOON, NOON, NOON + 2 * DAY]);
  expect(clock.whiteMs).toBe(3 * DAY);
  expect(clock.running).toBe('black');
  expect(flagDueAt(clock)).toBe(NOON + 5 * DAY + 1);
});

test('a move on the deadline is in time, a millisecond later the flag has fallen', () => {
  const clock = pressed(BLITZ, [NOON, NOON]);
  const deadline = NOON + 180 * SECOND;
  expect(remaining(clock, 'white', deadline)).toBe(0);
  expect(flagged(clock, deadline)).toBeNull();
  expect(flagged(clock, deadline + 1)).toBe('white');
  expect(flagDueAt(clock)).toBe(deadline + 1);
  expect(remaining(clock, 'white', deadline + DAY)).toBe(0);
});

test('an instant before the last press takes nothing and gives nothing', () => {
  const clock = pressed(BLITZ, [NOON, NOON]);
  expect(remaining(clock, 'white', NOON - DAY)).toBe(180_000);
});

test('field fault 48: a stopped clock does not run on', () => {
  const stopped = stopClock(pressed(BLITZ, [NOON, NOON]), NOON + 30 * SECOND);
  expect(stopped).toEqual({ whiteMs: 150_000, blackMs: 180_000, running: null, at: NOON + 30 * SECOND });
  expect(remaining(stopped, 'white', NOON + DAY)).toBe(150_000);
});
