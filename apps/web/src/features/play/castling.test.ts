import type { BoardMove } from '../../board/picking';
import { withCastlingByRook } from './castling';

const FOG = '????????';
const castle = (uci: string): BoardMove =>
  ({ from: uci.slice(0, 2), to: uci.slice(2), promotion: null }) as BoardMove;
const inUci = ({ from, to }: BoardMove) => from + to;

test.each([
  ['short', `${FOG}/8/8/8/8/8/8/4K2R`, 'e1g1', 'e1h1'],
  ['long', `${FOG}/8/8/8/8/8/8/R3K3`, 'e1c1', 'e1a1'],
  ['short, as Black', `4k2r/8/8/8/8/8/8/${FOG}`, 'e8g8', 'e8h8'],
  ['long, as Black', `r3k3/8/8/8/8/8/8/${FOG}`, 'e8c8', 'e8a8'],
])('the king put on his rook castles: %s', (_, placement, king, rook) => {
  const moves = [castle('a2a3'), castle(king)];
  const hand = withCastlingByRook(moves, placement);
  expect(hand.moves.map(inUci)).toEqual(['a2a3', king, rook]);
  expect(hand.moves.map((move) => inUci(hand.meant(move)))).toEqual(['a2a3', king, king]);
});

test.each([
  ['another piece than the king', `${FOG}/8/8/8/8/8/8/4R2R`, 'e1g1'],
  ['a king who takes one step', `${FOG}/8/8/8/8/8/8/4K2R`, 'e1f1'],
  ['a king who comes from elsewhere', `${FOG}/8/8/8/8/8/8/5K1R`, 'f1g1'],
])('%s does not castle', (_, placement, move) => {
  const moves = [castle(move)];
  expect(withCastlingByRook(moves, placement).moves).toEqual(moves);
});
