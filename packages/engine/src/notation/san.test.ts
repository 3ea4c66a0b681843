import { packed } from '../packed-move.js';
import { accepted, gameAfter } from '../testing/games.js';
import { positionOf } from './fen.js';
import { makeSan } from './san.js';
import { parseUci } from './uci.js';

test.each([
  ['a pawn', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4', 'e4'],
  ['a pawn that takes', '4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1', 'e2d3', 'exd3'],
  ['en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'exd6'],
  ['a promotion', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8q', 'a8=Q'],
  ['a promotion that takes', '1n5k/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7b8n', 'axb8=N'],
  ['castling on the king’s side', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'O-O'],
  ['castling on the queen’s side', 'r3k3/8/8/8/8/8/8/4K3 b q - 0 1', 'e8c8', 'O-O-O'],
  ['no mark for an attacked king', '4k3/8/8/8/8/8/8/Q3K3 w - - 0 1', 'a1a8', 'Qa8'],
  ['the capture of a king', '4k3/8/8/8/8/8/8/4R1K1 w - - 0 1', 'e1e8', 'Rxe8'],
  ['two knights on other files', '4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1', 'g1e2', 'Ne2'],
  ['two rooks on one rank', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'a1d1', 'Rad1'],
  ['two rooks on one file', '4k3/8/8/R7/8/8/4K3/R7 w - - 0 1', 'a1a3', 'R1a3'],
  ['three queens', '4k3/8/8/8/Q6Q/8/8/4K2Q w - - 0 1', 'h4e4', 'Qh4e4'],
  ['a pinned knight counts', '4r1k1/8/8/8/8/4N3/8/N3K3 w - - 0 1', 'a1c2', 'Nac2'],
])('%s', (_, fen, move, san) => {
  expect(makeSan(positionOf(fen), packed(accepted(parseUci(move))))).toBe(san);
});

test('the notation of a game is fixed when it is played', () => {
  const game = gameAfter('e2e4 d7d5 e4d5 d8d5 b1c3 d5e5 f1e2 e5g3 h2g3');
  expect(game.moves.map(({ san }) => san).join(' ')).toBe('e4 d5 exd5 Qxd5 Nc3 Qe5 Be2 Qg3 hxg3');
});
