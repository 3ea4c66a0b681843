import {
  type Color,
  command,
  type Game,
  parseFen,
  parseUci,
  type SquareName,
  view,
  visible,
} from '@fog/engine';
import { playOut, sure } from '../../lib/play-out';
import { DIFFERENCES } from './differences';
import { KNIGHT_GAME } from './positions';
import { positionAfter } from './testing/position-after';

const from = (fen: string, ...moves: string[]): Game => playOut(moves, sure(parseFen(fen)));
const after = (...moves: string[]): Game => playOut(moves);
const seat = (game: Game, color: Color) => view(game, { kind: 'seat', color });
const canPlay = (game: Game, uci: string): boolean => {
  const { from: start, to } = sure(parseUci(uci));
  return seat(game, game.turn ?? 'white')
    .board()
    .legalMoves.some((move) => move.from === start && move.to === to);
};

/** What the table says of Fog of War, asked of the engine: a row without its claim does not compile. */
const CLAIMS: Record<(typeof DIFFERENCES)[number], () => void> = {
  sight() {
    const { visibleSquares } = seat(after('e2e4', 'd7d5'), 'white').board();
    expect(visibleSquares).toContain('d5');
    expect(visibleSquares).not.toContain('d8');
  },
  moves() {
    const game = after(...KNIGHT_GAME.slice(0, 12));
    const theirs = seat(game, 'white')
      .moves()
      .filter(({ color }) => color === 'black');
    expect(theirs.map(({ move }) => move)).toEqual(theirs.map(() => null));
    expect(seat(game, 'white').board().losses.at(-1)).toMatchObject({ kind: 'knight', square: 'f7' });
  },
  check() {
    const attacked = from('4k3/8/8/8/8/8/3r4/4K2R w - - 0 1');
    for (const uci of ['h1h2', 'e1d1', 'e1f2']) expect(canPlay(attacked, uci)).toBe(true);
  },
  win() {
    expect(after(...KNIGHT_GAME).result).toEqual({ winner: 'white', reason: 'king_captured' });
    const resigned = sure(command(after('e2e4', 'e7e5'), { kind: 'resign', color: 'black' }, 0));
    expect(resigned.result).toEqual({ winner: 'white', reason: 'resignation' });
  },
  castling() {
    for (const rook of ['4r3', '5r2', '6r1'])
      expect(canPlay(from(`4k3/${rook}/8/8/8/8/8/R3K2R w KQ - 0 1`), 'e1g1')).toBe(true);
    expect(canPlay(from('4k3/8/8/8/8/8/8/R3K2R w Q - 0 1'), 'e1g1')).toBe(false);
    expect(canPlay(from('4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1'), 'e1c1')).toBe(false);
  },
  enPassant() {
    const exposing = from('4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1', 'd7d5');
    expect(canPlay(exposing, 'e5d6')).toBe(true);
    expect(seat(exposing, 'white').board().visibleSquares).toEqual(expect.arrayContaining(['d5', 'd6']));
    const turnLater = from('4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1', 'd7d5', 'a5a4', 'e8e7');
    expect(seat(turnLater, 'white').board().visibleSquares).not.toContain('d5');
  },
  draws() {
    const stuck = from('5bnk/4p1br/4Pp1p/5P1P/8/8/8/3K4 w - - 0 1', 'd1e1');
    expect(stuck.result).toEqual({ winner: null, reason: 'stalemate' });
    expect(from('7k/5Q2/8/8/8/8/8/4K3 w - - 0 1', 'e1d1').status).toBe('active');
    const repeated = after(...'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'.split(' '));
    expect(repeated.result).toEqual({ winner: null, reason: 'threefold_repetition' });
    expect(from('4k3/8/8/8/8/8/8/R3K3 w - - 99 80', 'a1a2').result).toEqual({
      winner: null,
      reason: 'fifty_move_rule',
    });
    expect(from('4k3/8/8/8/8/8/8/4K3 w - - 0 1', 'e1e2').status).toBe('active');
    const met = from('8/8/8/3k4/8/4K3/8/8 w - - 0 1', 'e3e4');
    expect(canPlay(met, 'd5e4')).toBe(true);
  },
};

test.each(DIFFERENCES)('the engine does what the table says of %p', (rule) => CLAIMS[rule]());

/** After how many half-moves of the told game who sees a square, and who does not. */
const SIGHTS: readonly [ply: number, color: Color, square: SquareName, isSeen: boolean][] = [
  [1, 'white', 'h5', true],
  [1, 'white', 'a6', true],
  [2, 'white', 'e5', false],
  [2, 'black', 'e4', false],
  [3, 'white', 'e5', true],
  [4, 'white', 'c6', false],
  [5, 'white', 'f7', true],
  [6, 'black', 'e4', true],
  [7, 'black', 'g5', false],
  [8, 'white', 'd5', true],
  [9, 'black', 'd5', true],
  [10, 'white', 'd5', true],
  [11, 'black', 'f7', true],
  [12, 'white', 'f7', false],
  [13, 'white', 'f7', true],
  [13, 'black', 'f3', false],
  [14, 'black', 'f3', false],
];

test.each(SIGHTS)(
  'after %p half-moves of the told game, for %s, %s: seen is %p',
  (ply, color, square, isSeen) => {
    const seen = visible(positionAfter(KNIGHT_GAME.slice(0, ply)), color);
    expect(seen.names().includes(square)).toBe(isSeen);
  },
);

test('at the start each side sees its own half, and Black sees no white piece before the third half-move of its own', () => {
  const half = seat(after(), 'white').board().visibleSquares;
  expect(half).toEqual(half.filter((square) => '1234'.includes(square[1] as string)));
  expect(half).toHaveLength(32);
  const { pieces } = seat(after(...KNIGHT_GAME.slice(0, 4)), 'black').board();
  expect(pieces.filter(({ color }) => color === 'white')).toEqual([]);
});
