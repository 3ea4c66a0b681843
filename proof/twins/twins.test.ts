import { makeFen } from '@fog/engine';
import { seededRandom } from '../../packages/engine/src/testing/random.js';
import { positionsOf } from '../truth.js';
import { allTwins } from './generator.js';
import { MADE_TWINS } from './made-twins.js';
import { ONLOOKERS, type Twins, twinsOf } from './twins.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function first(count: number): Twins[] {
  const twins: Twins[] = [];
  for (const each of allTwins(seededRandom(1))) {
    twins.push(each);
    if (twins.length === count) break;
  }
  return twins;
}

const fens = ({ a, b }: Twins) =>
  [a, b].map(({ games }) => positionsOf(games[games.length - 1]).map(makeFen));

test('what shows is no twin, what does not is one', () => {
  const lines = (a: string, b: string) => a.split(' ').map((move, ply) => [move, b.split(' ')[ply]] as const);
  expect(twinsOf('white', [START, START], lines('e2e4 d7d5', 'e2e4 d7d6'))).toBeNull();
  expect(twinsOf('white', [START, START], lines('e2e4 b8c6', 'e2e4 d7d6'))).not.toBeNull();
  expect(twinsOf('white', [START, START], lines('e2e4', 'd2d4'))).toBeNull();
  expect(twinsOf('spectator', [START, START], lines('e2e4', 'd2d4'))).not.toBeNull();
  expect(twinsOf('black', [START, START], lines('e2e4 e7e5', 'e2e4 e7e6'))).toBeNull();
});

test('twins differ in truth at most plies, and reach what is rare', () => {
  const twins = [...MADE_TWINS, ...first(60)];
  const pairs = twins.flatMap((each) => {
    const [a, b] = fens(each);
    return a.map((fen, ply) => [fen.split(' '), b[ply].split(' ')] as const);
  });
  const differing = (field: number) => pairs.filter(([a, b]) => a[field] !== b[field]).length;
  for (const field of [0, 2, 3, 4]) expect(differing(field)).toBeGreaterThan(20);
  expect(differing(0)).toBeGreaterThan(pairs.length * 0.8);
  expect(new Set(twins.map(({ onlooker }) => onlooker))).toEqual(new Set(ONLOOKERS));
  const promoted = twins.filter(({ a, b }) => [...a.moves, ...b.moves].some((move) => move.length === 5));
  expect(promoted.length).toBeGreaterThan(1);
});

test('the same seed finds the same twins', () => {
  expect(first(8).map(({ a, b }) => [a.start, a.moves, b.start, b.moves])).toEqual(
    first(8).map(({ a, b }) => [a.start, a.moves, b.start, b.moves]),
  );
});
