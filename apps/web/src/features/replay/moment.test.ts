import { momentOf, queryOf, SCENES } from './moment';

test.each([
  [
    { ply: '23', eyes: 'white' },
    { ply: 23, scene: 'white' },
  ],
  [{ ply: '0' }, { ply: 0, scene: 'all' }],
  [{ eyes: 'sides' }, { ply: 60, scene: 'sides' }],
  [{}, { ply: 60, scene: 'all' }],
  [{ ply: '61' }, { ply: 60, scene: 'all' }],
  [
    { ply: '-1', eyes: 'WHITE' },
    { ply: 60, scene: 'all' },
  ],
  [
    { ply: '2.5', eyes: 'constructor' },
    { ply: 60, scene: 'all' },
  ],
  [
    { ply: ['1', '2'], eyes: ['white', 'black'] },
    { ply: 60, scene: 'all' },
  ],
])('%o of a game of 60 half-moves is %o', (query, moment) => {
  expect(momentOf(query, 60)).toEqual(moment);
});

test.each(SCENES)('every moment of the scene “%s” is found again by its link', (scene) => {
  for (const ply of [0, 1, 59, 60]) {
    const query = Object.fromEntries(new URLSearchParams(queryOf({ ply, scene }, 60)));
    expect(momentOf(query, 60)).toEqual({ ply, scene });
  }
});

test('where a replay opens by itself the address needs no query', () => {
  expect(queryOf({ ply: 60, scene: 'all' }, 60)).toBe('');
});
