import { type Color, parseFen, legalMoves as trueMoves } from '@fog/engine';
import { chooseMove } from './choose-move.js';
import type { Promotion } from './contract.js';
import { type Player, playOut } from './testing/play-out.js';
import { seeded } from './testing/seeded.js';

const random = seeded(7);
const bot: Player = (board, color) => chooseMove(board, color, random);
const anything: Player = ({ legalMoves }) => legalMoves[Math.floor(random() * legalMoves.length)];

/** What is chosen on a board whose squares are all in sight, in a few tries. */
function chosen(fen: string): Set<string> {
  const parsed = parseFen(fen);
  if (!parsed.ok) throw new Error(parsed.problem);
  const legalMoves = trueMoves(parsed.value).map((move) => ({
    ...move,
    promotion: move.promotion && (move.promotion.toUpperCase() as Promotion),
  }));
  const [placement, turn] = fen.split(' ');
  const color: Color = turn === 'w' ? 'white' : 'black';
  const tries = Array.from({ length: 10 }, () => bot({ placement, legalMoves }, color));
  return new Set(tries.map(({ from, to, promotion }) => from + to + (promotion ?? '')));
}

test.each([
  ['the king, whatever else there is', '3qk3/4R3/8/8/3Q4/8/8/4K3 w - - 0 1', ['e7e8']],
  ['the dearest of two', 'q3r2k/8/8/8/B3R3/8/8/4K3 w - - 0 1', ['e4e8']],
  ['a piece that is free rather than one that is not', '4k3/8/1p3n2/q1p5/8/4B3/8/4K2R w - - 0 1', []],
  ['a new queen', '8/P7/8/8/8/8/6k1/K7 w - - 0 1', ['a7a8QUEEN']],
  ['en passant as any other pawn', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', ['e5d6']],
])('it takes %s', (_, fen, moves) => {
  const made = chosen(fen);
  if (moves.length > 0) expect([...made]).toEqual(moves);
  else for (const move of made) expect(move).not.toMatch(/c5$/);
});

test('what it sees counts though the enemy king stands in the fog', () => {
  const rook = [
    { from: 'd4', to: 'd5', promotion: null },
    { from: 'd4', to: 'd3', promotion: null },
  ];
  const tries = Array.from({ length: 10 }, () =>
    bot(
      {
        placement: '????????/????????/????b???/???1????/???R????/???1????/????????/????K???',
        legalMoves: rook,
      },
      'white',
    ),
  );
  expect(tries.map(({ to }) => to)).toEqual(Array(10).fill('d3'));
});

test('it does not step where something in sight takes it', () => {
  for (const move of chosen('4k3/8/8/2r5/8/8/3P4/3QK3 w - - 0 1')) expect(move).not.toMatch(/^d1c[12]$/);
});

test.each([
  ['the king', '4k3/8/8/8/8/8/4r3/K3R3 w - - 0 1', /^e1e2$/],
  ['the king, having nothing to take with', '4k3/8/8/8/8/8/8/K2r4 w - - 0 1', /^a1[ab]2$/],
  ['a queen, from a rook', '4k3/3r4/8/8/3Q4/8/8/K7 w - - 0 1', /^d4/],
])('it saves %s', (_, fen, move) => {
  for (const made of chosen(fen)) expect(made).toMatch(move);
});

test('it takes back', () => {
  expect([...chosen('4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1')]).toEqual(['b2c3']);
});

test('it plays where its board makes no position', () => {
  const legalMoves = [{ from: 'a2', to: 'a3', promotion: null }];
  expect(bot({ placement: 'nothing', legalMoves }, 'white')).toBe(legalMoves[0]);
});

test('it plays ten games to the end against itself, and nine of ten at least are won against chance', () => {
  for (let game = 0; game < 10; game += 1) expect(playOut(bot, bot).result).not.toBeNull();
  const won = Array.from({ length: 10 }, (_, game) =>
    game % 2 === 0
      ? playOut(bot, anything).result?.winner === 'white'
      : playOut(anything, bot).result?.winner === 'black',
  );
  expect(won.filter((isWon) => isWon).length).toBeGreaterThanOrEqual(9);
});
