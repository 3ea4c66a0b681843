import { addressOf, type Filter, queryOf, readFilter } from './filter';

const WHOLE = {
  result: 'white',
  reason: 'king_captured',
  from: '2026-11-01',
  to: '2026-11-30',
  min: '10',
  max: '80',
  player: 'p_Ab-1',
  order: 'longest',
} as const satisfies Filter;

test('every field of an address becomes a condition of the API, days being whole UTC days', () => {
  expect(readFilter(WHOLE)).toEqual({ filter: WHOLE, isMisread: false });
  expect(queryOf(WHOLE)).toEqual({
    filter: {
      winner: 'WHITE',
      reason: 'KING_CAPTURED',
      endedAfter: '2026-11-01T00:00:00.000Z',
      endedBefore: '2026-12-01T00:00:00.000Z',
      minPlies: 10,
      maxPlies: 80,
      player: 'p_Ab-1',
    },
    orderBy: 'PLIES_DESC',
  });
});

test('nothing chosen is no condition, and neither are the empty fields of a form', () => {
  const nothing = { filter: {}, orderBy: 'ENDED_DESC' };
  expect(queryOf(readFilter({}).filter)).toEqual(nothing);
  const sent = Object.fromEntries(Object.keys(WHOLE).map((field) => [field, '']));
  expect(readFilter(sent)).toEqual({ filter: {}, isMisread: false });
});

test('a draw is nobody’s win', () => {
  expect(queryOf({ result: 'draw' }).filter).toEqual({ draw: true });
});

test.each([
  { result: 'grey' },
  { reason: 'boredom' },
  { from: '2026-02-30' },
  { from: '2026-13-01' },
  { from: '0000-01-01' },
  { to: '9999-12-31' },
  { to: 'yesterday' },
  { min: '-1' },
  { max: '1e9' },
  { player: 'a b' },
  { order: 'best' },
  { result: ['white', 'black'] },
])('what means nothing is left out, and told: %p', (search) => {
  expect(readFilter(search)).toEqual({ filter: {}, isMisread: true });
  expect(readFilter({ ...WHOLE, ...search })).toMatchObject({ isMisread: true });
});

test('an address keeps the filter from page to page', () => {
  const address = addressOf('/en/history', { result: 'draw' }, { after: 'a=b' });
  expect(address).toBe('/en/history?result=draw&after=a%3Db');
  expect(addressOf('/en/history', {})).toBe('/en/history');
});
