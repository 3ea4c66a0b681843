import { makeFen } from '@fog/engine';
import { seededRandom } from '../../packages/engine/src/testing/random.js';
import { canTakeKing, materialOf, secretOf } from '../plants/secret.js';
import { truth } from '../truth.js';
import { allTwins } from './generator.js';
import type { Line } from './line.js';
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

/** The fields of the FEN that a line has come to after so many half-moves. */
const fenOf = ({ games }: Line, ply: number) => makeFen(truth(games[ply])).split(' ');

const SPECTATOR = { kind: 'spectator' } as const;

test('what shows is no twin, what does not is one', () => {
  const lines = (a: string, b: string) => a.split(' ').map((move, ply) => [move, b.split(' ')[ply]] as const);
  expect(twinsOf('white', [START, START], lines('e2e4 d7d5', 'e2e4 d7d6'))).toBeNull();
  expect(twinsOf('white', [START, START], lines('e2e4 b8c6', 'e2e4 d7d6'))).not.toBeNull();
  expect(twinsOf('white', [START, START], lines('e2e4', 'd2d4'))).toBeNull();
  expect(twinsOf('spectator', [START, START], lines('e2e4', 'd2d4'))).not.toBeNull();
  expect(twinsOf('black', [START, START], lines('e2e4 e7e5', 'e2e4 e7e6'))).toBeNull();
});

/** What twins can differ in, each told of one of the two games at one ply. */
const KINDS: Readonly<Record<string, (line: Line, ply: number) => unknown>> = {
  'where pieces stand': (line, ply) => fenOf(line, ply)[0],
  'rights to castle': (line, ply) => fenOf(line, ply)[2],
  'a pawn that can be taken in passing': (line, ply) => fenOf(line, ply)[3],
  'half-moves without a capture or a pawn move': (line, ply) => fenOf(line, ply)[4],
  'how often the position has stood': (line, ply) => secretOf(line.games[ply], SPECTATOR).timesStood,
  'whether something was taken, and what': (line, ply) => line.games[ply].moves.at(-1)?.captured,
  'whether a pawn was promoted, and to what': (line, ply) => line.games[ply].moves.at(-1)?.promotion,
  'whether the king has castled': (line, ply) => line.games[ply].moves.at(-1)?.san.startsWith('O-O'),
  'which piece has moved': (line, ply) => line.games[ply].moves.at(-1)?.san[0],
  'what stands at all': (line, ply) => materialOf(truth(line.games[ply])),
  'whether the king can be taken': (line, ply) => canTakeKing(truth(line.games[ply])),
};

/** What players always know: every piece of theirs that is taken. */
const TOLD_TO_PLAYERS = ['whether something was taken, and what'];

const drawn = first(120);

test.each(Object.keys(KINDS))('chance finds twins that differ in %s', (kind) => {
  const tell = KINDS[kind];
  const differing = drawn.filter(({ a, b }) => a.games.some((_, ply) => tell(a, ply) !== tell(b, ply)));
  const ofPlayers = differing.filter(({ onlooker }) => onlooker !== 'spectator');
  expect(differing.length).toBeGreaterThan(5);
  expect(ofPlayers.length > 0).toBe(!TOLD_TO_PLAYERS.includes(kind));
});

test('twins differ in truth at most plies, for every onlooker', () => {
  const inTruth = ({ a, b }: Twins) => a.games.map((_, ply) => fenOf(a, ply)[0] !== fenOf(b, ply)[0]);
  for (const onlooker of ONLOOKERS) {
    const plies = drawn.filter((twins) => twins.onlooker === onlooker).flatMap(inTruth);
    expect(plies.filter((differs) => differs).length).toBeGreaterThan(plies.length * 0.75);
  }
  const all = [...MADE_TWINS, ...drawn].flatMap(inTruth);
  expect(all.filter((differs) => differs).length).toBeGreaterThan(all.length * 0.8);
});

test('the same seed finds the same twins', () => {
  expect(first(8).map(({ a, b }) => [a.start, a.moves, b.start, b.moves])).toEqual(
    first(8).map(({ a, b }) => [a.start, a.moves, b.start, b.moves]),
  );
});
