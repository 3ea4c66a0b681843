import { generateMovesOf, moveBuffer } from './moves.js';
import { makeFen, positionOf, START_POSITION } from './notation/fen.js';
import { targetOf } from './packed-move.js';
import { BLACK, COLORS, type Color, colorName, EMPTY, sideOf, WHITE } from './piece.js';
import { playPacked } from './play.js';
import { canTakeEnPassant, hasKing, type Position, passingPawnSquare } from './position.js';
import { SQUARE_NAMES } from './square.js';
import { SquareSet } from './square-set.js';
import { GAMES, VISION } from './testing/fixtures.js';
import { gameAfter } from './testing/games.js';
import { mirrored, mirroredSquares } from './testing/mirror.js';
import { plainVision } from './testing/plain-vision.js';
import { seededRandom } from './testing/random.js';
import { randomWalk } from './testing/random-walk.js';
import { view } from './view.js';
import { visible } from './vision.js';

const IS_LONG = process.env.TEST_LONG === '1';
const moves = moveBuffer();

function movesOf(position: Position, color: Color) {
  return [...moves.subarray(0, generateMovesOf(sideOf(color), position, moves, 0))];
}

test.each(VISION)('$viewer in $fen: $why', ({ fen, viewer, visible: squares, moves: count }) => {
  const position = positionOf(fen);
  expect(visible(position, viewer).names().sort()).toEqual(squares);
  if (count !== undefined) expect(movesOf(position, viewer)).toHaveLength(count);
});

describe.each(GAMES.map((game, index) => ({ ...game, index })))('random game $index', (played) => {
  const game = gameAfter(played.moves.join(' '));

  test.each(COLORS)('what %s sees after each ply', (color) => {
    const masks = color === 'white' ? played.visibleWhite : played.visibleBlack;
    const seen = masks.map((_, ply) => view(game, { kind: 'spectator' }).boardAt(ply, color)?.visibleSquares);
    expect(seen).toEqual(masks.map(namesInMask));
  });
});

function namesInMask(mask: string) {
  const bits = BigInt(`0x${mask}`);
  return SQUARE_NAMES.filter((_, square) => ((bits >> BigInt(square)) & 1n) === 1n);
}

describe('over random games', () => {
  const views = IS_LONG ? 1_000_000 : 100_000;

  test(`${views} views agree with the plain re-statement of the rules`, () => {
    const random = seededRandom(20);
    const met = { promotion: 0, enPassant: 0, castling: 0, kingTaken: 0 };
    let compared = 0;
    while (compared < views) {
      for (const { position, move } of randomWalk(random)) {
        const fen = makeFen(position);
        for (const color of COLORS) {
          const seen = visible(position, color).names().sort();
          if (seen.join() !== plainVision(fen, color).join()) expect({ fen, color, seen }).toBeNull();
          compared++;
        }
        if (move !== null && move >> 12 !== 0) met.promotion++;
        if (canTakeEnPassant(position)) met.enPassant++;
        if (!hasKing(position, WHITE) || !hasKing(position, BLACK)) met.kingTaken++;
        const castles = movesOf(position, 'white').filter((each) => (each & 0xfff) === (4 | (6 << 6)));
        if (castles.length > 0 && (position.castlingRights & 1) !== 0) met.castling++;
      }
    }
    for (const times of Object.values(met)) expect(times).toBeGreaterThan(20);
  });

  test('visible = own pieces ∪ targets of own moves ∪ the passing pawn', () => {
    const random = seededRandom(21);
    for (let game = 0; game < 40; game++) {
      for (const { position } of randomWalk(random)) {
        for (const color of COLORS) {
          const { squares } = position.board;
          const own = SQUARE_NAMES.filter(
            (_, at) => squares[at] !== EMPTY && colorName(squares[at]) === color,
          );
          const targets = movesOf(position, color).map((move) => SQUARE_NAMES[targetOf(move)]);
          const mayTake = position.turn === color && canTakeEnPassant(position);
          const passing = mayTake ? [SQUARE_NAMES[passingPawnSquare(position)]] : [];
          const sum = new Set([...own, ...targets, ...passing]);
          expect(new Set(visible(position, color).names())).toEqual(sum);
        }
      }
    }
  });

  test('with colours and board turned round, each side sees what the other saw', () => {
    const random = seededRandom(22);
    for (let game = 0; game < 40; game++) {
      for (const { position } of randomWalk(random)) {
        const turned = mirrored(position);
        expect(visible(turned, 'black').names()).toEqual(mirroredSquares(visible(position, 'white').names()));
        expect(visible(turned, 'white').names()).toEqual(mirroredSquares(visible(position, 'black').names()));
      }
    }
  });
});

describe('field fault 1: the passing pawn', () => {
  const after = (moves: string) => view(gameAfter(moves), { kind: 'seat', color: 'white' }).board();

  test('is seen with the target by the side that can take it, for that turn only', () => {
    expect(after('e2e4 a7a6 e4e5 d7d5').visibleSquares).toEqual(expect.arrayContaining(['d5', 'd6']));
    const later = after('e2e4 a7a6 e4e5 d7d5 a2a3').visibleSquares;
    expect(later).not.toContain('d5');
    expect(later).not.toContain('d6');
  });
});

test('field fault 2: the side that pushed a pawn two squares does not see the square it passed', () => {
  const pushed = gameAfter('c2c4', { start: '4k3/8/8/8/8/8/1PPP4/4K3 w - - 0 1' });
  expect(view(pushed, { kind: 'seat', color: 'white' }).board().visibleSquares).not.toContain('c3');
});

test('field fault 4: the loser sees to the end what his pieces see', () => {
  const game = gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8');
  expect(game.result).toEqual({ winner: 'white', reason: 'king_captured' });
  expect(view(game, { kind: 'seat', color: 'black' }).board('black').visibleSquares).toHaveLength(36);
});

test('visible sets are values: a later move does not change what was seen', () => {
  const before = visible(START_POSITION, 'white');
  playPacked(START_POSITION, 12 | (28 << 6));
  expect(before.equals(visible(START_POSITION, 'white'))).toBe(true);
  expect(before.size).toBe(32);
  expect(before.equals(SquareSet.ALL)).toBe(false);
});
