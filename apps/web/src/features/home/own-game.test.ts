import type { OwnGameFragment } from '../../gql/graphql';
import { byUrgency, type OwnGame, ownGameOf, withAll, withGame } from './own-game';

const told = (changes: Partial<OwnGameFragment> = {}): OwnGameFragment => ({
  id: 'gSample',
  version: 3,
  status: 'ACTIVE',
  pairing: 'FRIEND',
  role: 'BLACK',
  turn: 'WHITE',
  white: { name: 'Anna', isBot: false, isDeleted: false },
  black: { name: 'Bo', isBot: true, isDeleted: false },
  clock: { whiteMs: 1000, blackMs: 2000 },
  ...changes,
});
const game = (changes: Partial<OwnGame> = {}): OwnGame => ({ ...ownGameOf(told()), ...changes });

test.each([
  ['the other side is to move', {}, { state: 'theirMove', opponent: { name: 'Anna' }, leftMs: 2000 }],
  ['it is one’s own move', { turn: 'BLACK' }, { state: 'yourMove', opponent: { name: 'Anna' } }],
  [
    'White looks at it',
    { role: 'WHITE', turn: 'WHITE' },
    { state: 'yourMove', opponent: { name: 'Bo', isBot: true }, leftMs: 1000 },
  ],
  [
    'nobody has come yet',
    { status: 'WAITING', turn: null, white: null },
    { state: 'waiting', opponent: null },
  ],
  [
    'both sit at one device',
    { pairing: 'SAME_DEVICE', role: 'BOTH', clock: null },
    { state: 'yourMove', opponent: null, isOneDevice: true, leftMs: null },
  ],
  ['it is over', { status: 'FINISHED', turn: null }, { state: 'over' }],
] as const)('how a game stands when %s', (_, changes, expected) => {
  expect(ownGameOf(told(changes))).toMatchObject(expected);
});

test('only what is newer counts, an end takes a game away, and a new game comes in', () => {
  const list = [game()];
  expect(withGame(list, game({ state: 'yourMove' }))).toBe(list);
  expect(withGame(list, game({ version: 4, state: 'yourMove' }))).toMatchObject([{ state: 'yourMove' }]);
  expect(withGame(list, game({ version: 4, state: 'over' }))).toEqual([]);
  expect(withGame(list, game({ id: 'gNew' }))).toHaveLength(2);
});

test('what waits for the visitor comes first', () => {
  const list = [game({ state: 'waiting' }), game({ state: 'theirMove' }), game({ state: 'yourMove' })];
  expect(byUrgency(list).map(({ state }) => state)).toEqual(['yourMove', 'theirMove', 'waiting']);
});

test('of the games that wait for the visitor, the one with the least time comes first', () => {
  const times = [null, 90_000, 3_000, 7_200_000];
  const list = times.map((leftMs) => game({ state: 'yourMove', leftMs }));
  const other = game({ state: 'theirMove', leftMs: 1 });
  expect(byUrgency([other, ...list]).map(({ leftMs }) => leftMs)).toEqual([
    3_000,
    90_000,
    7_200_000,
    null,
    1,
  ]);
});

test('all games told anew take the place of the list, but not of what was told since', () => {
  const list = [game({ version: 5, state: 'yourMove' }), game({ id: 'gEnded' })];
  const all = [game(), game({ id: 'gNew' })];
  expect(withAll(list, all)).toEqual([list[0], all[1]]);
});
