import { PERFT, VISION } from '../testing/fixtures.js';
import { refusalOf } from '../testing/games.js';
import { seededRandom } from '../testing/random.js';
import { randomWalk } from '../testing/random-walk.js';
import { makeFen, parseFen, positionOf, START_FEN, START_POSITION } from './fen.js';

const FENS = [...new Set([...PERFT, ...VISION].map(({ fen }) => fen))];

test.each(FENS)('reads and writes %s', (fen) => {
  expect(makeFen(positionOf(fen))).toBe(fen);
});

test('every position of random games is written and read again', () => {
  const random = seededRandom(1);
  for (let game = 0; game < 50; game++) {
    for (const { position } of randomWalk(random)) {
      const fen = makeFen(position);
      expect(makeFen(positionOf(fen))).toBe(fen);
    }
  }
});

test('the start position', () => {
  expect(makeFen(START_POSITION)).toBe(START_FEN);
});

const [PLACEMENT] = START_FEN.split(' ');

test.each([
  ['FIELD_COUNT', ''],
  ['FIELD_COUNT', `${PLACEMENT} w KQkq - 0`],
  ['FIELD_COUNT', `${START_FEN} 1`],
  ['PLACEMENT', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1'],
  ['PLACEMENT', `${PLACEMENT}/8 w KQkq - 0 1`],
  ['PLACEMENT', 'rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['PLACEMENT', 'rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['PLACEMENT', 'rnbqkbnr/pppppppp/8p/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['PLACEMENT', 'rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['PLACEMENT', 'rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['PLACEMENT', 'rnbqkbnr/pppp.ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['TOO_MANY_PIECES', 'rnbqkbnr/pppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
  ['TOO_MANY_KINGS', '4k3/8/8/4k3/8/8/8/4K3 w - - 0 1'],
  ['PAWN_ON_LAST_RANK', '4k2P/8/8/8/8/8/8/4K3 w - - 0 1'],
  ['PAWN_ON_LAST_RANK', '4k3/8/8/8/8/8/8/p3K3 w - - 0 1'],
  ['TURN', `${PLACEMENT} W KQkq - 0 1`],
  ['CASTLING_RIGHTS', `${PLACEMENT} w QKkq - 0 1`],
  ['CASTLING_RIGHTS', `${PLACEMENT} w KK - 0 1`],
  ['CASTLING_RIGHTS', `${PLACEMENT} w  - 0 1`],
  ['CASTLING_RIGHTS', '4k3/8/8/8/8/8/8/4K3 w K - 0 1'],
  ['CASTLING_RIGHTS', '4k3/8/8/8/8/8/8/3K3R w K - 0 1'],
  ['EN_PASSANT', `${PLACEMENT} w KQkq e6 0 1`],
  ['EN_PASSANT', '4k3/8/8/3p4/8/8/8/4K3 w - d5 0 1'],
  ['EN_PASSANT', '4k3/8/8/3p4/8/8/8/4K3 b - d6 0 1'],
  ['EN_PASSANT', '4k3/3p4/8/3p4/8/8/8/4K3 w - d6 0 1'],
  ['EN_PASSANT', '4k3/8/3n4/3p4/8/8/8/4K3 w - d6 0 1'],
  ['EN_PASSANT', '4k3/8/8/3p4/8/8/8/4K3 w - x9 0 1'],
  ['HALFMOVE_CLOCK', `${PLACEMENT} w KQkq - -1 1`],
  ['HALFMOVE_CLOCK', `${PLACEMENT} w KQkq - 00 1`],
  ['HALFMOVE_CLOCK', `${PLACEMENT} w KQkq - 10000 1`],
  ['MOVE_NUMBER', `${PLACEMENT} w KQkq - 0 0`],
  ['MOVE_NUMBER', `${PLACEMENT} w KQkq - 0 one`],
])('%s: %s', (problem, fen) => {
  expect(refusalOf(parseFen(fen))).toBe(problem);
});

test('a FEN the engine itself relies on and gets wrong is a bug', () => {
  expect(() => positionOf('nonsense')).toThrow('FIELD_COUNT');
});
