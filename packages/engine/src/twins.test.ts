import { command } from './command.js';
import { factsOf, type Game, newGame } from './game.js';
import { legalMoves, packedMoves } from './moves.js';
import { makeFen } from './notation/fen.js';
import { targetOf } from './packed-move.js';
import { COLORS, type Color, KING, kindOf } from './piece.js';
import { playPacked } from './play.js';
import type { Position } from './position.js';
import { positionKey } from './position.js';
import { squareNamed } from './square.js';
import { accepted, gameAfter, NOON } from './testing/games.js';
import { hiddenChange } from './testing/hidden-changes.js';
import { randomWalk, seededRandom } from './testing/random.js';
import { type Twins, truth, twinGames } from './testing/twins.js';
import { view } from './view.js';

const IS_LONG = process.env.TEST_LONG === '1';

/** All that leaves the engine for the player of a seat. */
function told(game: Game, color: Color): string {
  const own = view(game, { kind: 'seat', color });
  const { status, ply, turn, result, clock, drawOffer } = game;
  const other = color === 'white' ? 'black' : 'white';
  const boards = [own.board(), own.board(other), own.board('all'), own.boardAt(ply - 1)];
  return JSON.stringify([status, ply, turn, result, clock, drawOffer, boards, own.moves(), own.replay()]);
}

function begun(start: Position): Game {
  return accepted(command(newGame({ timeControl: null, start }), { kind: 'start' }, NOON));
}

/** Twin games of both colours, from the start position on. */
function* playedTwins(games: number, seed: number): Generator<Twins & { color: Color }> {
  const random = seededRandom(seed);
  for (let game = 0; game < games; game++) {
    const color = COLORS[game % 2];
    for (const twins of twinGames(color, 80, random)) yield { ...twins, color };
  }
}

/** Twin positions: each a moment of a random game, with something changed in the fog. */
function* changedTwins(games: number, seed: number): Generator<Twins & { color: Color }> {
  const random = seededRandom(seed);
  for (let game = 0; game < games; game++) {
    for (const { position, move } of randomWalk(random, 150)) {
      if (move === null) break;
      const color = COLORS[random(2)];
      const changed = hiddenChange(position, color, random);
      if (changed === null) continue;
      const twins = { a: begun(position), b: begun(changed), color };
      if (twins.a.status === 'active' && twins.b.status === 'active') yield twins;
    }
  }
}

/** Twins that chance finds too seldom. */
const MADE_TWINS: (Twins & { color: Color })[] = [
  {
    color: 'black',
    a: gameAfter('a7a8q', { start: '8/P6k/8/8/8/8/8/K7 w - - 0 1' }),
    b: gameAfter('a7a8n', { start: '8/P6k/8/8/8/8/8/K7 w - - 0 1' }),
  },
  { color: 'white', a: gameAfter('g1f3 g8f6 f3g1 f6g8'), b: gameAfter('g1f3 g8f6 f3g1 h8g8') },
  { color: 'white', a: gameAfter('e2e4 b8c6'), b: gameAfter('e2e4 d7d6') },
];

const TWINS = [
  ...MADE_TWINS,
  ...playedTwins(IS_LONG ? 100 : 10, 30),
  ...changedTwins(IS_LONG ? 500 : 30, 31),
];

test('games that look the same are told the same, byte for byte', () => {
  const leaking = TWINS.filter(({ a, b, color }) => told(a, color) !== told(b, color));
  expect(leaking.slice(0, 1).map(({ a, b, color }) => [told(a, color), told(b, color)])).toEqual([]);
  const different = TWINS.filter(({ a, b }) => makeFen(truth(a)) !== makeFen(truth(b)));
  expect(different.length).toBeGreaterThan(1000);
});

/** Leaks that others have had, planted beside the view: the twins must tell each from a view that is tight. */
const LEAKS: Record<string, (game: Game, color: Color) => unknown> = {
  'the half-move clock': (game) => truth(game).halfmoveClock,
  'the key of the position': (game) => positionKey(truth(game)),
  'castling rights': (game) => truth(game).castlingRights,
  'the number of pieces': (game) => truth(game).board.counts.join(),
  'the material': (game) => [...truth(game).board.squares].sort(),
  'pieces in the order of the piece lists': (game, color) => {
    const seen = view(game, { kind: 'seat', color })
      .board()
      .pieces.filter((piece) => piece.color !== color);
    const lists = [...truth(game).board.lists];
    return seen.map(({ square }) => lists.lastIndexOf(squareNamed(square)));
  },
  'a count of the opponent’s moves': (game, color) => game.turn !== color && legalMoves(truth(game)).length,
  'legal moves without those into attack': (game, color) =>
    game.turn === color && packedMoves(truth(game)).filter((move) => !losesKing(truth(game), move)).length,
  'the length of the opponent’s notation': (game, color) =>
    game.moves.filter((move) => move.color !== color).map(({ san }) => san.length),
  'whether the opponent moved a pawn': (game) => /^[a-h]/.test(game.moves.at(-1)?.san ?? ''),
  'the shade of occupied squares': (game) => [...truth(game).board.squares].map((piece) => piece !== 0),
  'what a pawn became': (game) => game.moves.at(-1)?.promotion,
  'a repetition drawing near': (game) => {
    const { positions } = factsOf(game);
    const keys = positions.map((position) => JSON.stringify(positionKey(position)));
    return keys.length - new Set(keys).size;
  },
};

function losesKing(position: Position, move: number): boolean {
  const next = playPacked(position, move);
  return packedMoves(next).some((reply) => kindOf(next.board.squares[targetOf(reply)]) === KING);
}

test.each(Object.entries(LEAKS))('a planted leak is caught: %s', (_, leak) => {
  const caught = TWINS.find(
    ({ a, b, color }) => JSON.stringify(leak(a, color)) !== JSON.stringify(leak(b, color)),
  );
  expect(caught).toBeDefined();
});
