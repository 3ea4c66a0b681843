import type { TestClient } from '../testing/test-client.js';
import { createGame, join, play } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const VIEWER = '{ viewer { id } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const idOf = async (client: TestClient): Promise<string> => (await client.ask(VIEWER)).data.viewer.id;

/** Makes a player and their sessions look as if they had been made, and used, that many days ago. */
async function letDaysPass(playerId: string, days: number): Promise<void> {
  const { prisma } = server.database;
  await prisma.$executeRaw`
    UPDATE players SET created_at = created_at - ${days} * interval '1 day' WHERE id = ${playerId}`;
  await prisma.$executeRaw`
    UPDATE sessions SET created_at = created_at - ${days} * interval '1 day',
      last_used_at = last_used_at - ${days} * interval '1 day',
      expires_at = expires_at - ${days} * interval '1 day' WHERE player_id = ${playerId}`;
  await prisma.$executeRaw`
    UPDATE transfers SET expires_at = expires_at - ${days} * interval '1 day' WHERE player_id = ${playerId}`;
}

const isThere = async (playerId: string) =>
  (await server.database.prisma.player.count({ where: { id: playerId } })) === 1;

const nothing = async () => {};
const createFriend = (client: TestClient) => createGame(client, { pairing: 'FRIEND' });

test.each<[string, number, (client: TestClient, id: string) => Promise<unknown>, boolean]>([
  ['a guest without a game', 31, nothing, false],
  ['a guest without a game, a day earlier', 29, nothing, true],
  ['a guest who ended the session', 31, (client) => client.ask('mutation { endSession }'), false],
  ['a guest who asked to be deleted', 31, (client) => client.ask('mutation { deletePlayer }'), false],
  ['a guest whose game waits', 31, createFriend, true],
  ['a guest with a game, whose sessions have ended', 500, createFriend, true],
  [
    'a guest who sat down in the game of another',
    500,
    async (client) => {
      const { id, invitation } = await createFriend(await server.guest());
      await join(client, id, invitation.token);
    },
    true,
  ],
  [
    'a bot with a live session',
    399,
    (_, id) => server.database.prisma.player.update({ where: { id }, data: { isBot: true } }),
    true,
  ],
  [
    'a bot whose sessions have ended',
    401,
    (_, id) => server.database.prisma.player.update({ where: { id }, data: { isBot: true } }),
    false,
  ],
])('%s, %i days later', async (_, days, live, stays) => {
  const client = await server.guest();
  const id = await idOf(client);
  await live(client, id);
  await letDaysPass(id, days);
  await server.retention.sweep();
  expect(await isThere(id)).toBe(stays);
});

test('a guest who was here lately stays, and one who may still come from another browser', async () => {
  const [returning, carried] = [await server.guest(), await server.guest()];
  const [one, other] = [await idOf(returning), await idOf(carried)];
  for (const id of [one, other]) await letDaysPass(id, 31);
  await idOf(returning);
  await carried.ask('mutation { createTransfer { token } }');
  await carried.ask('mutation { endSession }');
  await server.retention.sweep();
  expect([await isThere(one), await isThere(other)]).toEqual([true, true]);
  expect(await idOf(returning)).toBe(one);
});

test('sessions and transfers past their end go, and the finished game keeps its player', async () => {
  const client = await server.guest('Ada');
  const id = await idOf(client);
  const game = await createGame(client, { pairing: 'SAME_DEVICE' });
  await play(client, game.id, 0, 'e2e4');
  await client.ask('mutation { createTransfer { token } }');
  await letDaysPass(id, 401);
  await server.retention.sweep();
  const { session, transfer } = server.database.prisma;
  expect(await session.count({ where: { playerId: id } })).toBe(0);
  expect(await transfer.count({ where: { playerId: id } })).toBe(0);
  const query = 'query ($id: ID!) { game(id: $id) { white { name } } }';
  expect((await server.stranger().ask(query, { id: game.id })).data.game.white).toEqual({ name: 'Ada' });
});

test('many processes at once drop each of many guests once', async () => {
  const { prisma } = server.database;
  const createdAt = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000);
  const data = Array.from({ length: 1_200 }, (_, index) => ({ id: `old${index}`, name: 'Guest', createdAt }));
  await prisma.player.createMany({ data });
  const before = server.logged.length;
  await Promise.all([1, 2, 3].map(() => server.retention.sweep()));
  expect(await prisma.player.count({ where: { name: 'Guest' } })).toBe(0);
  const dropped = server.logged.slice(before).map((line) => JSON.parse(line).players ?? 0);
  expect(dropped.reduce((sum, each) => sum + each, 0)).toBe(1_200);
});
