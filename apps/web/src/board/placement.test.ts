import { SQUARE_NAMES } from '@fog/engine';
import fc from 'fast-check';
import { pieceOn, readPlacement, visibleSquares } from './placement';

const allFog = Object.fromEntries(SQUARE_NAMES.map((square) => [square, 'fog']));

describe('readPlacement', () => {
  test('reads ranks from the eighth down and files from a to h', () => {
    const board = readPlacement('k7/8/8/8/8/8/????????/R?5Q');
    expect(pieceOn(board, 'a8')).toEqual({ color: 'black', kind: 'king' });
    expect(pieceOn(board, 'a1')).toEqual({ color: 'white', kind: 'rook' });
    expect(pieceOn(board, 'h1')).toEqual({ color: 'white', kind: 'queen' });
    expect(board.b1).toBe('fog');
    expect(board.c1).toBe('empty');
    expect(board.e2).toBe('fog');
  });

  test('knows every kind in both colors', () => {
    const board = readPlacement('pnbrqk2/PNBRQK2/8/8/8/8/8/8');
    const kinds = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king'];
    const files = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
    expect(files.map((file) => pieceOn(board, `${file}8`))).toEqual(
      kinds.map((kind) => ({ color: 'black', kind })),
    );
    expect(files.map((file) => pieceOn(board, `${file}7`))).toEqual(
      kinds.map((kind) => ({ color: 'white', kind })),
    );
  });

  test.each([
    ['nothing', ''],
    ['seven ranks', '8/8/8/8/8/8/8'],
    ['nine ranks', '8/8/8/8/8/8/8/8/8'],
    ['a rank too short', '8/8/8/7/8/8/8/8'],
    ['a rank too long', '8/8/8/8p/8/8/8/8'],
    ['a digit beyond eight', '9/8/8/8/8/8/8/8'],
    ['a zero', '80/8/8/8/8/8/8/8'],
    ['a letter that is no piece', '8/8/8/x7/8/8/8/8'],
    ['a whole FEN', '8/8/8/8/8/8/8/8 w - - 0 1'],
  ])('shows nothing when handed %s', (_, placement) => {
    expect(readPlacement(placement)).toEqual(allFog);
  });

  test('never throws and always fills 64 squares', () => {
    const characters = fc.constantFrom(...'12345678?/pnbrqkPNBRQKx ');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: characters, maxLength: 90 })), (text) => {
        expect(Object.keys(readPlacement(text))).toHaveLength(64);
      }),
      { seed: 1 },
    );
  });
});

test('visible squares are all but the fogged ones', () => {
  const visible = visibleSquares(readPlacement('????????/????????/????????/????????/????????/????????/P7/8'));
  expect([...visible]).toEqual(SQUARE_NAMES.slice(0, 16));
});
