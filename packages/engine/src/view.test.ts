import type { BoardView, Eyes } from './board-view.js';
import { command } from './command.js';
import { type Game, newGame } from './game.js';
import { accepted, gameAfter, NOON, playOn } from './testing/games.js';
import { type Viewer, view } from './view.js';

const WHITE: Viewer = { kind: 'seat', color: 'white' };
const BLACK: Viewer = { kind: 'seat', color: 'black' };
const BOTH: Viewer = { kind: 'both' };
const SPECTATOR: Viewer = { kind: 'spectator' };

const DARK = Array(8).fill('????????').join('/');
const waiting = newGame({ timeControl: null });
/** White is to move. */
const running = gameAfter('e2e4 d7d5');
const finished = gameAfter('e2e4 d7d5 f1b5 a7a6 b5e8');
const aborted = accepted(command(gameAfter('e2e4'), { kind: 'abort', color: 'white' }, NOON));

describe('the eyes that are granted (api.md)', () => {
  const asked = [undefined, 'white', 'black', 'all'] as const;
  const table: [string, Game, string, Viewer, (Eyes | null)[]][] = [
    ['waiting', waiting, 'White', WHITE, ['white', 'white', null, null]],
    ['waiting', waiting, 'both', BOTH, [null, null, null, null]],
    ['waiting', waiting, 'a spectator', SPECTATOR, [null, null, null, null]],
    ['running', running, 'White', WHITE, ['white', 'white', null, null]],
    ['running', running, 'Black', BLACK, ['black', null, 'black', null]],
    ['running', running, 'both, White to move', BOTH, [null, 'white', null, null]],
    ['running', playOn(running, 'e4d5', NOON), 'both, Black to move', BOTH, [null, null, 'black', null]],
    ['running', running, 'a spectator', SPECTATOR, [null, null, null, null]],
    ['running', running, 'someone unknown', { kind: 'admin' } as unknown as Viewer, [null, null, null, null]],
  ];
  for (const [status, game] of Object.entries({ finished, aborted })) {
    for (const viewer of [WHITE, BLACK, BOTH, SPECTATOR]) {
      table.push([status, game, JSON.stringify(viewer), viewer, ['all', 'white', 'black', 'all']]);
    }
  }

  test.each(table)('%s game, %s %s', (_, game, __, viewer, granted) => {
    const seen = view(game, viewer);
    expect(asked.map((eyes) => seen.board(eyes).eyes)).toEqual(granted);
    expect(asked.map((eyes) => seen.boardAt(game.ply, eyes)?.eyes)).toEqual(granted);
    asked.forEach((eyes, index) => {
      const readable = seen.moves(1, eyes).filter(({ move }) => move !== null);
      const expected = game.moves.filter(({ color }) => granted[index] === 'all' || granted[index] === color);
      expect(readable.map(({ ply }) => ply)).toEqual(expected.map(({ ply }) => ply));
    });
  });
});

test('a dark board holds nothing at all, whatever stands on it', () => {
  expect(view(running, SPECTATOR).board()).toEqual({
    eyes: null,
    ply: 2,
    placement: DARK,
    visibleSquares: [],
    pieces: [],
    legalMoves: [],
    losses: [],
    lossMark: null,
  });
  const taken = gameAfter('e2e4 d7d5 e4d5');
  expect(view(taken, BOTH).board('white')).toEqual({ ...view(running, SPECTATOR).board(), ply: 3 });
});

test('an own board', () => {
  const board = view(running, WHITE).board();
  // e3 lies behind the pawn, f5 on an empty diagonal: both are in the fog; d5 can be taken.
  expect(board.placement).toBe('????????/????????/1???????/?1?p1??1/4P3/4?3/PPPP1PPP/RNBQKBNR');
  expect(board.pieces).toContainEqual({ square: 'd5', color: 'black', kind: 'pawn' });
  expect(board.pieces).toHaveLength(17);
  expect(board.visibleSquares.slice(0, 3)).toEqual(['a1', 'b1', 'c1']);
  expect(board.legalMoves).toContainEqual({ from: 'e4', to: 'd5', promotion: null });
  expect(board).toMatchObject({ eyes: 'white', ply: 2, losses: [], lossMark: null });
});

describe('legal moves', () => {
  const count = (board: BoardView | null) => board?.legalMoves.length;

  test('are listed for the one whose turn it is, here and now', () => {
    expect(count(view(running, WHITE).board())).toBe(31);
    expect(count(view(running, WHITE).boardAt(2))).toBe(31);
    expect(count(view(running, BOTH).board('white'))).toBe(31);
  });

  test.each([
    ['out of turn', view(running, BLACK).board()],
    ['at an earlier ply', view(running, WHITE).boardAt(0)],
    ['before the start', view(waiting, WHITE).board()],
    ['at one device before the curtain is up', view(running, BOTH).board()],
    ['for a spectator', view(running, SPECTATOR).board('white')],
    ['after the end', view(finished, BLACK).board('black')],
    ['after an abort', view(aborted, BLACK).board('black')],
  ])('are not listed %s', (_, board) => {
    expect(count(board)).toBe(0);
  });

  test('field fault 13: do not need the enemy king in sight', () => {
    const board = view(gameAfter(''), WHITE).board();
    expect(board.pieces.some(({ color }) => color === 'black')).toBe(false);
    expect(count(board)).toBe(20);
  });
});

describe('boards of earlier plies', () => {
  test('field fault 16: in a running game the own view of that moment', () => {
    const game = playOn(running, 'e4d5 d8d5', NOON);
    for (const ply of [0, 1, 2, 3]) {
      const then = gameAfter('e2e4 d7d5 e4d5 d8d5'.split(' ').slice(0, ply).join(' '));
      expect(view(game, BLACK).boardAt(ply)).toEqual({ ...view(then, BLACK).board(), legalMoves: [] });
    }
  });

  test.each([-1, 3, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('there is none at ply %p', (ply) => {
    expect(view(running, WHITE).boardAt(ply)).toBeNull();
    expect(view(running, SPECTATOR).boardAt(ply)).toBeNull();
  });

  test('field fault 15: after the end every ply is open to everybody', () => {
    for (const viewer of [WHITE, BLACK, BOTH, SPECTATOR]) {
      for (const ply of [0, 1, 2, 3, 4, 5]) {
        const board = view(finished, viewer).boardAt(ply);
        expect(board?.visibleSquares).toHaveLength(64);
        expect(board?.placement).not.toContain('?');
      }
      expect(
        view(finished, viewer)
          .moves()
          .every(({ move }) => move !== null),
      ).toBe(true);
    }
  });
});

describe('the move list', () => {
  test('hides the opponent’s moves behind one shape, even those in plain view', () => {
    const game = gameAfter('e2e4 d7d5 e4d5 d8d5 b1c3');
    expect(view(game, WHITE).moves()).toEqual([
      {
        ply: 1,
        color: 'white',
        move: { from: 'e2', to: 'e4', promotion: null, captured: null, san: 'e4', uci: 'e2e4' },
      },
      { ply: 2, color: 'black', move: null },
      {
        ply: 3,
        color: 'white',
        move: { from: 'e4', to: 'd5', promotion: null, captured: 'pawn', san: 'exd5', uci: 'e4d5' },
      },
      { ply: 4, color: 'black', move: null },
      {
        ply: 5,
        color: 'white',
        move: { from: 'b1', to: 'c3', promotion: null, captured: null, san: 'Nc3', uci: 'b1c3' },
      },
    ]);
  });

  test('begins where it is asked to', () => {
    expect(
      view(running, WHITE)
        .moves(2)
        .map(({ ply }) => ply),
    ).toEqual([2]);
    expect(view(running, WHITE).moves(3)).toEqual([]);
    expect(view(running, WHITE).moves(-5)).toHaveLength(2);
  });

  test('after the end it can still be read with one side’s eyes', () => {
    const entries = view(finished, SPECTATOR).moves(1, 'black');
    expect(entries.map(({ move }) => move?.san ?? null)).toEqual([null, 'd5', null, 'a6', null]);
  });
});

describe('losses', () => {
  const losses = (game: Game, viewer: Viewer, eyes?: Eyes) => view(game, viewer).board(eyes).losses;

  test('are the own pieces taken, oldest first, with the square they stood on', () => {
    const game = gameAfter('e2e4 d7d5 e4d5 d8d5 b1c3 d5c6 f1b5 c6c3');
    expect(losses(game, WHITE)).toEqual([
      { ply: 4, color: 'white', square: 'd5', kind: 'pawn' },
      { ply: 8, color: 'white', square: 'c3', kind: 'knight' },
    ]);
    expect(losses(game, BLACK)).toEqual([{ ply: 3, color: 'black', square: 'd5', kind: 'pawn' }]);
    expect(losses(game, SPECTATOR)).toEqual([]);
  });

  test('name the square where a pawn taken en passant stood', () => {
    const game = gameAfter('e2e4 a7a6 e4e5 d7d5 e5d6');
    expect(losses(game, BLACK)).toEqual([{ ply: 5, color: 'black', square: 'd5', kind: 'pawn' }]);
    expect(view(game, WHITE).moves(5)[0].move).toMatchObject({ captured: 'pawn', to: 'd6' });
  });

  test('of earlier plies are those of that moment', () => {
    const game = gameAfter('e2e4 d7d5 e4d5 d8d5');
    expect(view(game, WHITE).boardAt(3)?.losses).toEqual([]);
    expect(view(game, BLACK).boardAt(3)?.losses).toHaveLength(1);
  });

  test('of both sides are told after the end, the king’s too', () => {
    expect(losses(finished, SPECTATOR)).toEqual([{ ply: 5, color: 'black', square: 'e8', kind: 'king' }]);
    expect(losses(finished, SPECTATOR, 'white')).toEqual([]);
  });

  test('field fault 7: a promotion out of sight changes nothing that the other side can count', () => {
    const start = '8/P6k/8/8/8/8/8/K7 w - - 0 1';
    const asQueen = view(gameAfter('a7a8q', { start }), BLACK);
    const asKnight = view(gameAfter('a7a8n', { start }), BLACK);
    expect(asQueen.board()).toEqual(asKnight.board());
    expect(asQueen.moves()).toEqual(asKnight.moves());
  });
});

describe('the loss mark', () => {
  const markOf = (game: Game, viewer: Viewer) => view(game, viewer).board().lossMark;

  test('stands where a piece was taken out of sight, until the next own move', () => {
    const game = gameAfter('e2e4 b7b5 f1b5');
    expect(view(game, BLACK).board().visibleSquares).not.toContain('b5');
    expect(markOf(game, BLACK)).toBe('b5');
    expect(markOf(game, WHITE)).toBeNull();
    expect(markOf(playOn(game, 'a7a6', NOON), BLACK)).toBeNull();
  });

  test('does not stand where the side sees for itself', () => {
    const game = gameAfter('e2e4 d7d5 e4d5');
    expect(view(game, BLACK).board().visibleSquares).toContain('d5');
    expect(markOf(game, BLACK)).toBeNull();
  });

  test('stands where a pawn taken en passant stood, not where the taker went', () => {
    const game = gameAfter('e2e4 a7a6 e4e5 d7d5 e5d6');
    const { lossMark, visibleSquares } = view(game, BLACK).board();
    expect(visibleSquares.includes('d5') ? null : 'd5').toBe(lossMark);
    const shut = gameAfter('e5d6', { start: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1' });
    expect(markOf(shut, BLACK)).toBe('d5');
  });

  test('belongs to its own ply', () => {
    const game = gameAfter('e2e4 b7b5 f1b5 a7a6 b5a6');
    expect(view(game, BLACK).boardAt(3)?.lossMark).toBe('b5');
    expect(view(game, BLACK).boardAt(4)?.lossMark).toBeNull();
  });

  test('is not needed by eyes that see everything', () => {
    const unseen = gameAfter('e2e4 b7b5 f1b5');
    const over = view(accepted(command(unseen, { kind: 'resign', color: 'black' }, NOON)), SPECTATOR);
    expect(over.board().lossMark).toBeNull();
    expect(over.board('black').lossMark).toBe('b5');
  });
});
