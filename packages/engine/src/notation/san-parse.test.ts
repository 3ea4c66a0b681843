import { command } from '../command.js';
import { legalMoves } from '../moves.js';
import { packed } from '../packed-move.js';
import { accepted, gameAfter, refusalOf } from '../testing/games.js';
import { seededRandom } from '../testing/random.js';
import { randomWalk } from '../testing/random-walk.js';
import { view } from '../view.js';
import { positionOf, START_POSITION } from './fen.js';
import { makeSan } from './san.js';
import { parseSan, parseSanInView } from './san-parse.js';
import { makeUci } from './uci.js';

test('every move of random games is written and read again, and no two have the same SAN', () => {
  const random = seededRandom(5);
  for (let game = 0; game < 4; game++) {
    for (const { position } of randomWalk(random)) {
      const moves = legalMoves(position);
      const texts = moves.map((move) => makeSan(position, packed(move)));
      expect(new Set(texts).size).toBe(moves.length);
      expect(texts.map((san) => accepted(parseSan(position, san)))).toEqual(moves);
    }
  }
});

test.each([
  ['marks of the check rule', 'Nf3+', 'g1f3'],
  ['an annotator’s marks', 'Nf3!?', 'g1f3'],
  ['more of the origin than needed', 'Ng1f3', 'g1f3'],
  ['a pawn with its square', 'e2e4', 'e2e4'],
  ['a pawn with a dash', 'e2-e4', 'e2e4'],
])('reads %s', (_, san, uci) => {
  expect(makeUci(accepted(parseSan(START_POSITION, san)))).toBe(uci);
});

test.each([
  ['castling with zeros', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', '0-0-0', 'e1c1'],
  ['a capture without its x', '4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1', 'ed3', 'e2d3'],
  ['a promotion without its equals sign', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a8Q', 'a7a8q'],
  ['the king’s step to g1 where he cannot castle', '4k3/8/8/8/8/8/8/5K2 w - - 0 1', 'Kg1', 'f1g1'],
])('reads %s', (_, fen, san, uci) => {
  expect(makeUci(accepted(parseSan(positionOf(fen), san)))).toBe(uci);
});

test.each([
  ['nothing', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', ''],
  ['a text of another kind', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'hello'],
  ['a move that several pieces can make', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'Rd1'],
  ['a move that no piece can make', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'Nd2'],
  ['a promotion without its piece', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a8'],
  ['castling as a step of the king', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'Kg1'],
  ['castling without the right', '4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'O-O'],
])('refuses %s', (_, fen, san) => {
  expect(refusalOf(parseSan(positionOf(fen), san))).toBe('SAN');
});

test('a player reads SAN from the view alone', () => {
  const game = gameAfter('e2e4 d7d5');
  const own = view(game, { kind: 'seat', color: 'white' }).board();
  const move = accepted(parseSanInView(own, 'exd5'));
  expect(makeUci(move)).toBe('e4d5');
  expect(command(game, { kind: 'move', color: 'white', ply: 2, ...move }, 0).ok).toBe(true);
  const others = view(game, { kind: 'seat', color: 'black' }).board();
  expect(refusalOf(parseSanInView(others, 'dxe4'))).toBe('SAN');
});
