import type { Game } from './game.js';
import { movesInView } from './moves-in-view.js';
import type { Move } from './packed-move.js';
import { GAMES } from './testing/fixtures.js';
import { gameAfter, NOON, playOn } from './testing/games.js';
import { pick, seededRandom } from './testing/random.js';
import { view } from './view.js';

const IS_LONG = process.env.TEST_LONG === '1';

/** The moves that the side to move works out from its own view, and those that the referee lists. */
function compared(game: Game) {
  const color = game.turn ?? 'white';
  const own = view(game, { kind: 'seat', color });
  const now = own.board();
  const deduced = movesInView({ color, now, before: own.boardAt(game.ply - 1), moves: own.moves() });
  return { deduced, listed: now.legalMoves };
}

test.each([
  ['at the start', ''],
  ['with a pawn blocked from the fog', 'e2e4 e7e5'],
  ['with both steps of a pawn blocked', 'a2a4 b7b5 a4b5 b8a6 b1c3 a6b4 c3a4 b4c2'],
  ['en passant', 'e2e4 a7a6 e4e5 d7d5'],
  ['en passant not, the pawn having come by single steps', 'e2e4 d7d6 e4e5 d6d5'],
  ['en passant not, one move later', 'e2e4 d7d5 e4e5 a7a6'],
  ['castling', 'e2e4 e7e5 g1f3 g8f6 f1e2 f8e7'],
  ['castling not, after the king has been away', 'e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1f1 a7a6 f1e1 a6a5'],
])('%s', (_, moves) => {
  const { deduced, listed } = compared(gameAfter(moves));
  expect(deduced).toEqual(listed);
});

test('at every ply of random games the moves from the view alone are the true ones', () => {
  const random = seededRandom(50);
  const met = { enPassant: 0, castling: 0, promotion: 0 };
  for (let count = 0; count < (IS_LONG ? 3000 : 80); count++) {
    let game = gameAfter('');
    while (game.status === 'active' && game.ply < 120) {
      const { deduced, listed } = compared(game);
      if (JSON.stringify(deduced) !== JSON.stringify(listed)) expect(deduced).toEqual(listed);
      const move = pick(favoured(listed, game), random);
      game = playOn(game, move.from + move.to + (move.promotion === null ? '' : 'q'), NOON);
      const { san, captured, to } = game.moves[game.ply - 1];
      if (san.startsWith('O-O')) met.castling++;
      if (san.includes('=')) met.promotion++;
      if (captured === 'pawn' && game.ply > 1 && isEnPassant(game, to)) met.enPassant++;
    }
  }
  expect(Object.entries(met).filter(([, times]) => times < 3)).toEqual([]);
}, 600_000);

/** En passant and castling wherever they can be played, else they are met too seldom; and more pawn moves than most. */
function favoured(listed: readonly Move[], game: Game): readonly Move[] {
  const { pieces } = view(game, { kind: 'seat', color: game.turn ?? 'white' }).board();
  const kindOn = (at: string) => pieces.find(({ square }) => square === at)?.kind;
  const filesApart = ({ from, to }: Move) => Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  const pawnMoves = listed.filter(({ from }) => kindOn(from) === 'pawn');
  const enPassant = pawnMoves.filter((move) => filesApart(move) === 1 && kindOn(move.to) === undefined);
  const castling = listed.filter((move) => kindOn(move.from) === 'king' && filesApart(move) === 2);
  const rare = [...enPassant, ...castling];
  if (rare.length > 0) return rare;
  return pawnMoves.length > 0 && game.ply % 4 < 2 ? pawnMoves : listed;
}

/** Whether the newest move took a pawn on another square than its target. */
function isEnPassant(game: Game, to: string): boolean {
  const taken = view(game, { kind: 'seat', color: game.turn ?? 'white' })
    .board()
    .losses.at(-1);
  return taken !== undefined && taken.ply === game.ply && taken.square !== to;
}

test.each(GAMES.map(({ moves }, index) => ({ index, moves })))(
  'at every ply of fixture game $index',
  ({ moves }) => {
    let game = gameAfter('');
    for (const move of moves) {
      const { deduced, listed } = compared(game);
      expect(deduced).toEqual(listed);
      game = playOn(game, move, NOON);
    }
  },
);
