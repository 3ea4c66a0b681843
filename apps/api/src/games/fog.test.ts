import {
  type Color,
  makeFen,
  type Position,
  parseUci,
  play as playOn,
  SQUARE_NAMES,
  START_POSITION,
  visible,
} from '@fog/engine';
import { type GraphQLObjectType, parse } from 'graphql';
import { checkLimits } from '../graphql/limits.js';
import { createSchema } from '../graphql/schema.js';
import type { TestClient } from '../testing/test-client.js';
import {
  createGame,
  play,
  playAll,
  SEEN_BOARD,
  see,
  startGame,
  type TestGame,
} from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { objectsIn, packed, SchemaWalk } from '../testing/whole-schema.js';

/** Both sides have lost a pawn, White's out of White's sight; both have hidden moves. White is to move. */
const OPENING = 'e2e4 d7d5 e4d5 d8d5';
/** So many characters are fewer words and signs than a document may have. */
const LONGEST_QUERY = 3000;
/** Stands in queries for a game that is yet to be played. */
const ANY_ID = 'gAnyAnyAnyAnyAnyA';
const DARK = Array.from({ length: 8 }, () => '????????').join('/');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The positions of a game, worked out apart from the server. */
function positionsOf(moves: string): Position[] {
  const positions = [START_POSITION];
  for (const uci of moves.split(' ')) {
    const move = parseUci(uci);
    const next = move.ok ? playOn(positions[positions.length - 1], move.value) : null;
    if (!next?.ok) throw new Error(`${uci} cannot be played`);
    positions.push(next.value);
  }
  return positions;
}

const LETTERS: Record<string, string> = {
  p: 'PAWN',
  n: 'KNIGHT',
  b: 'BISHOP',
  r: 'ROOK',
  q: 'QUEEN',
  k: 'KING',
};

/** What a side may see of a position, as "BLACK QUEEN d5". */
function seenPieces(position: Position, color: Color): string[] {
  const ranks = makeFen(position).split(' ')[0].split('/').reverse();
  const squares = ranks.flatMap((rank) => [...rank.replace(/\d/g, (count) => '.'.repeat(Number(count)))]);
  const seen = visible(position, color);
  return SQUARE_NAMES.flatMap((square, index) => {
    const letter = squares[index];
    if (letter === '.' || !seen.names().includes(square)) return [];
    return [
      `${letter === letter.toLowerCase() ? 'BLACK' : 'WHITE'} ${LETTERS[letter.toLowerCase()]} ${square}`,
    ];
  });
}

describe('a running game, over the whole schema', () => {
  let game: TestGame;
  let queries: string[];
  beforeAll(async () => {
    const schema = await createSchema();
    const values = {
      id: [`"${ANY_ID}"`],
      eyes: [null, 'WHITE', 'BLACK', 'ALL'],
      ply: ['3'],
      count: ['1'],
      first: ['1'],
    };
    const ways = new SchemaWalk(schema, values).ways(schema.getQueryType() as GraphQLObjectType);
    const isAllowed = (query: string) =>
      query.length < LONGEST_QUERY && 'cost' in checkLimits(schema, { document: parse(query) });
    const anyQueries = packed(ways, isAllowed);
    // Only now: packing takes seconds, in which the server of this process would close the lines of whoever played before.
    game = await startGame(server);
    await playAll(game, OPENING);
    queries = anyQueries.map((query) => query.replaceAll(ANY_ID, game.id));
  });

  /** Asks for everything, in as few queries as the limits allow, and gives every object that came back. */
  const walk = async (client: TestClient) => {
    const answers = [];
    for (const query of queries) {
      const answer = await client.ask(query);
      expect({ query, errors: answer.errors }).toEqual({ query, errors: [] });
      answers.push(answer.data);
    }
    return [...objectsIn(answers)];
  };

  test.each(['a stranger', 'a guest without a seat'])(
    '%s finds no piece, no mark and no move',
    async (who) => {
      const objects = await walk(who === 'a stranger' ? server.stranger() : await server.guest());
      const boards = objects.filter((object) => 'placement' in object);
      expect(boards.length).toBeGreaterThanOrEqual(16);
      for (const board of boards) {
        expect(board).toMatchObject({ placement: DARK, visibleSquares: [], eyes: null, lossMark: null });
      }
      for (const hidden of [
        'square',
        'kind',
        'san',
        'uci',
        'from',
        'to',
        'promotion',
        'captured',
        'frames',
        'url',
      ]) {
        expect(objects.filter((object) => hidden in object)).toEqual([]);
      }
    },
  );

  test.each(['white', 'black'] as const)(
    '%s finds what that side may see, and nothing else',
    async (color) => {
      const mine = color.toUpperCase();
      const objects = await walk(game[color]);
      const allowed = new Set(positionsOf(OPENING).flatMap((position) => seenPieces(position, color)));
      const pieces = objects.filter((object) => object.__typename === 'PlacedPiece');
      expect(pieces.length).toBeGreaterThan(16);
      for (const piece of pieces) expect(allowed).toContain(`${piece.color} ${piece.kind} ${piece.square}`);
      const boards = objects.filter((object) => 'placement' in object);
      expect(new Set(boards.map(({ eyes }) => eyes))).toEqual(new Set([mine, null]));
      for (const board of boards) if (board.eyes === null) expect(board.placement).toBe(DARK);
      const entries = objects.filter((object) => object.__typename === 'MoveEntry' && object.move);
      for (const entry of entries) expect(entry.color).toBe(mine);
      for (const loss of objects.filter((object) => object.__typename === 'Loss'))
        expect(loss.color).toBe(mine);
      expect(objects.filter((object) => object.__typename === 'ReplayFrame')).toEqual([]);
    },
  );

  test('each side sees now exactly what the rules say, its own losses and mark, and its own moves', async () => {
    const [white, black] = [await see(game.white, game.id), await see(game.black, game.id)];
    const now = positionsOf(OPENING)[4];
    for (const [seen, color] of [
      [white, 'white'],
      [black, 'black'],
    ] as const) {
      const pieces = seen.board.pieces.map(
        (piece: Record<string, string>) => `${piece.color} ${piece.kind} ${piece.square}`,
      );
      expect(pieces).toEqual(seenPieces(now, color));
      expect(seen.board.visibleSquares).toEqual(visible(now, color).names());
    }
    const pawn = { color: 'WHITE', square: 'd5', kind: 'PAWN', ply: 4 };
    expect(white.board).toMatchObject({ losses: [pawn], lossMark: 'd5' });
    expect(black.board).toMatchObject({
      losses: [{ color: 'BLACK', square: 'd5', kind: 'PAWN', ply: 3 }],
      lossMark: null,
      legalMoves: [],
    });
    expect(white.moves.map(({ move }: { move: { san: string } | null }) => move?.san ?? null)).toEqual([
      'e4',
      null,
      'exd5',
      null,
    ]);
    expect(black.moves.map(({ move }: { move: { san: string } | null }) => move?.san ?? null)).toEqual([
      null,
      'd5',
      null,
      'Qxd5',
    ]);
    expect(white.moves[1]).toEqual({ ply: 2, color: 'BLACK', move: null });
  });
});

// field-faults 15
test('at the end the fog lifts for everybody, at every ply', async () => {
  const game = await startGame(server);
  await playAll(game, 'e2e4 f7f6 d1h5 a7a6 h5e8');
  const query = `query ($id: ID!) { game(id: $id) {
    board { ...seenBoard } third: boardAt(ply: 3) { ...seenBoard } white: boardAt(ply: 3, eyes: WHITE) { placement }
    moves { move { san } } replay { plies frames(count: 10) { ply move { uci } all { placement } white { placement } black { placement } } } } }
    ${SEEN_BOARD}`;
  const viewers = [game.white, game.black, await server.guest(), server.stranger()];
  const answers = await Promise.all(viewers.map((client) => client.ask(query, { id: game.id })));
  for (const { data } of answers) {
    expect(data).toEqual(answers[0].data);
    expect(data.game.board).toMatchObject({
      eyes: 'ALL',
      placement: 'rnbqQbnr/1pppp1pp/p4p2/8/4P3/8/PPPP1PPP/RNB1KBNR',
    });
    expect(data.game.third.placement).toBe('rnbqkbnr/ppppp1pp/5p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR');
    expect(data.game.moves.map(({ move }: { move: { san: string } }) => move.san)).toEqual([
      'e4',
      'f6',
      'Qh5',
      'a6',
      'Qxe8',
    ]);
    expect(data.game.replay.frames).toHaveLength(6);
    expect(data.game.replay.frames[3].white).toEqual(data.game.white);
  }
});

describe('two people at one device', () => {
  const boards = (seen: Record<string, { placement: string }>) =>
    [seen.board, seen.asWhite, seen.asBlack, seen.all, seen.start].map(({ placement }) => placement !== DARK);

  test('everything is dark until the eyes of the side to move are asked for', async () => {
    const device = await server.guest();
    const { id, role } = await createGame(device, { pairing: 'SAME_DEVICE' });
    expect(role).toBe('BOTH');
    expect(boards(await see(device, id))).toEqual([false, true, false, false, false]);

    const afterMove = await play(device, id, 0, 'e2e4');
    expect(boards(afterMove)).toEqual([false, false, true, false, false]);
    expect(afterMove.moves).toEqual([{ ply: 1, color: 'WHITE', move: null }]);
    expect(afterMove.board).toMatchObject({
      eyes: null,
      pieces: [],
      legalMoves: [],
      losses: [],
      lossMark: null,
    });
    expect(afterMove.asBlack.legalMoves).toHaveLength(20);
    expect(afterMove.asBlack.pieces.every(({ color }: { color: string }) => color === 'BLACK')).toBe(true);

    const secondTab = await device.ask(
      `query ($id: ID!) { game(id: $id) { white: boardAt(ply: 0, eyes: WHITE) { placement } black: boardAt(ply: 0, eyes: BLACK) { placement }
        asWhite: moves(eyes: WHITE) { move { san } } } }`,
      { id },
    );
    expect(secondTab.data.game.white.placement).toBe(DARK);
    expect(secondTab.data.game.black.placement).not.toBe(DARK);
    expect(secondTab.data.game.asWhite).toEqual([{ move: null }]);
  });

  test('a stranger who has the id sees none of it', async () => {
    const device = await server.guest();
    const { id } = await createGame(device, { pairing: 'SAME_DEVICE' });
    expect(await see(server.stranger(), id)).toMatchObject({ role: 'SPECTATOR' });
    expect(boards(await see(server.stranger(), id))).toEqual([false, false, false, false, false]);
  });

  test('moves and resignations act for the side to move, and a draw is agreed at once', async () => {
    const device = await server.guest();
    const first = await createGame(device, { pairing: 'SAME_DEVICE' });
    for (const [ply, uci] of ['e2e4', 'e7e5', 'g1f3'].entries()) await play(device, first.id, ply, uci);
    const resigned = await device.ask(
      'mutation ($id: ID!) { resign(gameId: $id) { ... on Game { result { winner reason } board { eyes } } } }',
      first,
    );
    expect(resigned.data.resign).toEqual({
      result: { winner: 'WHITE', reason: 'RESIGNATION' },
      board: { eyes: 'ALL' },
    });

    const second = await createGame(device, { pairing: 'SAME_DEVICE' });
    for (const [ply, uci] of ['e2e4', 'e7e5'].entries()) await play(device, second.id, ply, uci);
    const draw =
      'mutation ($id: ID!, $ply: Int!) { offerDraw(gameId: $id, ply: $ply) { ... on Game { result { winner reason } } ... on Problem { code } } }';
    expect((await device.ask(draw, { id: second.id, ply: 1 })).data.offerDraw).toEqual({ code: 'STALE_PLY' });
    const agreed = (await device.ask(draw, { id: second.id, ply: 2 })).data.offerDraw;
    expect(agreed).toEqual({ result: { winner: null, reason: 'AGREEMENT' } });
  });
});
