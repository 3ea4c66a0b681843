import { legalMoves } from './moves.js';
import { makeFen, positionOf, START_POSITION } from './notation/fen.js';
import { makeUci } from './notation/uci.js';
import { play } from './play.js';
import { positionKey } from './position.js';
import { accepted, refusalOf, uci } from './testing/games.js';

test('playing leaves the position as it was', () => {
  const before = makeFen(START_POSITION);
  const next = accepted(play(START_POSITION, uci('e2e4')));
  expect(makeFen(next)).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1');
  expect(makeFen(START_POSITION)).toBe(before);
});

describe('castling', () => {
  const moves = (fen: string) => legalMoves(positionOf(fen)).map(makeUci);

  test.each([
    ['out of attack', '4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1'],
    ['through attack', '4k3/8/8/8/8/8/3r1r2/R3K2R w KQ - 0 1'],
    ['into attack', '4k3/8/8/8/8/8/2r3r1/R3K2R w KQ - 0 1'],
  ])('goes %s', (_, fen) => {
    expect(moves(fen)).toEqual(expect.arrayContaining(['e1g1', 'e1c1']));
  });

  test.each([
    ['f1', 'e1g1', '4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1'],
    ['g1', 'e1g1', '4k3/8/8/8/8/8/8/R3K1nR w KQ - 0 1'],
    ['b1', 'e1c1', '4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1'],
    ['d1', 'e1c1', '4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1'],
  ])('not with a piece on %s', (_, castling, fen) => {
    expect(moves(fen)).not.toContain(castling);
  });

  test.each([
    ['the king has moved', 'e1e2 e8e7 e2e1 e7e8', '-'],
    ['a rook has moved', 'h1h2 h8h7 h2h1 h7h8', 'Qq'],
    ['a rook was taken', 'h1h8', 'Qq'],
  ])('no more once %s', (_, line, rights) => {
    const start = positionOf('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    const after = line.split(' ').reduce((position, move) => accepted(play(position, uci(move))), start);
    expect(makeFen(after).split(' ')[2]).toBe(rights);
  });

  test('field fault 5: both spellings are one move', () => {
    const start = positionOf('r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1');
    for (const [step, capture] of [
      ['e8g8', 'e8h8'],
      ['e8c8', 'e8a8'],
    ]) {
      expect(makeFen(accepted(play(start, uci(capture))))).toBe(makeFen(accepted(play(start, uci(step)))));
    }
  });

  test.each([
    ['without the right', '4k3/8/8/8/8/8/8/R3K2R w Q - 0 1', 'e1h1'],
    ['with a promotion', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1h1q'],
    ['over some other own piece', '4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1', 'e1g1'],
    ['when a rook takes the king', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'h1e1'],
  ])('is refused %s', (_, fen, move) => {
    expect(refusalOf(play(positionOf(fen), uci(move)))).toBe('ILLEGAL_MOVE');
  });
});

describe('en passant', () => {
  test('takes the pawn that passed, also where that exposes the own king', () => {
    const position = positionOf('8/8/8/K2pP2r/8/8/8/7k w - d6 0 1');
    expect(makeFen(accepted(play(position, uci('e5d6'))))).toBe('8/8/3P4/K6r/8/8/8/7k b - - 0 1');
  });

  test('is gone one move later', () => {
    const later = ['e2e4', 'a7a6', 'e4e5', 'd7d5', 'a2a3', 'a6a5'].reduce(
      (position, move) => accepted(play(position, uci(move))),
      START_POSITION,
    );
    expect(refusalOf(play(later, uci('e5d6')))).toBe('ILLEGAL_MOVE');
  });

  test('counts for the key only where a pawn can take', () => {
    const key = (fen: string) => positionKey(positionOf(fen));
    expect(key('4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1')).toEqual(key('4k3/8/8/3p4/8/8/8/4K3 w - - 0 1'));
    expect(key('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')).not.toEqual(key('4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1'));
    // Under the check rule this pawn could not take: it would leave its king to the rook.
    expect(key('8/8/8/K2pP2r/8/8/8/7k w - d6 0 1')).not.toEqual(key('8/8/8/K2pP2r/8/8/8/7k w - - 0 1'));
  });
});

test.each([
  ['a promotion without its piece', '8/P6k/8/8/8/8/8/K7 w - - 0 1', 'a7a8'],
  ['a piece without a promotion', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4q'],
  ['a move of the other side', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e8e7'],
  ['a move from an empty square', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'a4a5'],
  ['any move once a king is gone', '8/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4'],
])('refused: %s', (_, fen, move) => {
  expect(refusalOf(play(positionOf(fen), uci(move)))).toBe('ILLEGAL_MOVE');
});

test('moves are listed by origin, target and promotion', () => {
  const moves = legalMoves(positionOf('1n5k/P7/8/8/8/8/8/4K3 w - - 0 1')).map(makeUci);
  expect(moves.join(' ')).toBe('e1d1 e1f1 e1d2 e1e2 e1f2 a7a8q a7a8r a7a8b a7a8n a7b8q a7b8r a7b8b a7b8n');
});
