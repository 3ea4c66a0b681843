import { playAll, see, startGame, type TestGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Both players lose something, en passant too. */
const MOVES = 'e2e4 d7d5 e4d5 c7c5 d5c6 b8c6 g1f3 g8f6 b1c3 c8g4 f1b5 g4f3';

const BOARDS = `board { ...seen } asWhite: board(eyes: WHITE) { ...seen } asBlack: board(eyes: BLACK) { ...seen } all: board(eyes: ALL) { ...seen }`;
const FRAGMENT = `fragment seen on BoardView {
  eyes ply placement visibleSquares lossMark pieces { square color kind }
  legalMoves { from to promotion } losses { ply color square kind } }`;

/** The boards that both players and a stranger are shown of a game. */
async function shown({ id, white, black }: TestGame) {
  const query = `query ($id: ID!) { game(id: $id) { ${BOARDS} } } ${FRAGMENT}`;
  const answers = [white, black, server.stranger()].map((client) => client.ask(query, { id }));
  return (await Promise.all(answers)).map(({ data }) => data.game);
}

/** Changes what the row tells of how the game stands, and its version: no process has it at hand. */
const rewrite = (id: string, columns: { fen: string | null; losses: string | null }) =>
  server.database.prisma.game.update({ where: { id }, data: { ...columns, version: { increment: 1 } } });

const columnsOf = (id: string) =>
  server.database.prisma.game.findUniqueOrThrow({ where: { id }, select: { fen: true, losses: true } });

test('the row tells every board that the moves tell, at every ply and after the end', async () => {
  const game = await startGame(server);
  for (const [ply, move] of MOVES.split(' ').entries()) {
    await playAll(game, move, ply);
    const columns = await columnsOf(game.id);
    const fromRow = await shown(game);
    await rewrite(game.id, { fen: null, losses: null });
    expect(await shown(game)).toEqual(fromRow);
    await rewrite(game.id, columns);
  }
  await game.white.ask('mutation ($id: ID!) { resign(gameId: $id) { __typename } }', { id: game.id });
  const fromRow = await shown(game);
  expect(fromRow[2].all.losses).toHaveLength(4);
  await rewrite(game.id, { fen: null, losses: null });
  expect(await shown(game)).toEqual(fromRow);
});

test.each([
  [
    'another ply, as an older process leaves it',
    { fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1' },
  ],
  ['no position', { fen: 'nonsense' }],
  ['no losses', { losses: 'nonsense' }],
])('where the row tells of %s, the moves tell', async (_, wrong) => {
  const game = await startGame(server);
  await playAll(game, 'e2e4 d7d5 e4d5');
  const before = await shown(game);
  await rewrite(game.id, { ...(await columnsOf(game.id)), ...wrong });
  expect(await shown(game)).toEqual(before);
});

test('a board in a list is that of the game, to those who play it and after the end to all', async () => {
  const game = await startGame(server);
  await playAll(game, 'e2e4 d7d5 e4d5');
  const lists = 'query { viewer { games(first: 1) { nodes { id board { placement eyes } } } } }';
  const { data } = await game.black.ask(lists);
  const { id, board } = await see(game.black, game.id);
  expect(data.viewer.games.nodes).toEqual([{ id, board: { placement: board.placement, eyes: 'BLACK' } }]);
});
