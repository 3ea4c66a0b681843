import { legalMoves } from '../moves.js';
import { accepted, refusalOf } from '../testing/games.js';
import { seededRandom } from '../testing/random.js';
import { randomWalk } from '../testing/random-walk.js';
import { makeUci, parseUci } from './uci.js';

test('every move of random games is written and read again', () => {
  for (const { position } of randomWalk(seededRandom(2), 400)) {
    for (const move of legalMoves(position)) expect(accepted(parseUci(makeUci(move)))).toEqual(move);
  }
});

test.each(['', 'e2', 'e2e', 'e2e9', 'i2e4', 'E2E4', 'e7e8k', 'e7e8p', 'e7e8Q', 'e7e8qq', 'e2-e4', '0000'])(
  'refuses %s',
  (text) => {
    expect(refusalOf(parseUci(text))).toBe('UCI');
  },
);
