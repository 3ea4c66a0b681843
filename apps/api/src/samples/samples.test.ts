import { startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { sampleGames } from './sample-games.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const LIST = `{ games(orderBy: ENDED_ASC) { totalCount nodes {
  id isSample ply endedAt white { name } black { name } result { winner reason } } } }`;
const REPLAYS = '{ games(first: 3, orderBy: ENDED_ASC) { nodes { ply replay { plies } } } }';
const list = async () => (await server.stranger().ask(LIST)).data.games;

test('a new installation begins with three finished games, planted once by whoever comes first', async () => {
  await Promise.all([server.samples.plant(), server.samples.plant()]);
  await server.samples.plant();
  const { totalCount, nodes } = await list();
  expect(totalCount).toBe(3);
  expect(nodes).toMatchObject([
    {
      isSample: true,
      ply: 47,
      white: { name: 'Adolf Anderssen' },
      result: { winner: 'WHITE', reason: 'KING_CAPTURED' },
    },
    {
      isSample: true,
      ply: 35,
      white: { name: 'Paul Morphy' },
      result: { winner: 'WHITE', reason: 'KING_CAPTURED' },
    },
    {
      isSample: true,
      ply: 50,
      black: { name: 'Akiba Rubinstein' },
      result: { winner: 'BLACK', reason: 'RESIGNATION' },
    },
  ]);
  const { data } = await server.stranger().ask(REPLAYS);
  for (const { ply, replay } of data.games.nodes) expect(replay.plies).toBe(ply);
  for (const { endedAt } of nodes) {
    expect(Date.parse(endedAt)).toBeLessThan(Date.parse('1908-01-01'));
  }
});

test('where games are stored already none is planted, and those are no samples', async () => {
  await server.database.prisma.game.deleteMany();
  const { id, white } = await startGame(server);
  await server.samples.plant();
  expect((await list()).totalCount).toBe(0);
  const { data } = await white.ask('query ($id: ID!) { game(id: $id) { isSample } }', { id });
  expect(data.game.isSample).toBe(false);
});

test('every sample has ids of its own, as long as any other', () => {
  const ids = sampleGames(new Date()).flatMap(({ id, white, black }) => [id, white?.id, black?.id]);
  expect(new Set(ids).size).toBe(9);
  for (const id of ids) expect(id).toMatch(/^[gp][\w-]{16}$/);
});
