import { ApiProcess } from './testing/api-process.js';
import { TestClient } from './testing/test-client.js';
import { createServerDatabase, openTestDatabase, TEST_SERVER } from './testing/test-database.js';
import { createGame, join, play, playAll } from './testing/test-games.js';
import { TEST_REDIS } from './testing/test-redis.js';
import { startTestServer } from './testing/test-server.js';

const WATCH = 'subscription ($id: ID!) { gameChanged(id: $id) { version ply status board { placement } } }';

/** A game whose players sit at two servers. */
async function startGameAcross(whitePort: number, blackPort: number) {
  const [white, black] = [new TestClient(whitePort), new TestClient(blackPort)];
  for (const client of [white, black]) await client.becomeGuest();
  const { id, invitation } = await createGame(white, { pairing: 'FRIEND', color: 'WHITE' });
  await join(black, id, invitation.token);
  return { id, white, black };
}

test('two servers on one database play one game, and each wakes by its poll where nothing else tells it', async () => {
  const database = await openTestDatabase();
  const servers = [await startTestServer({ database }), await startTestServer({ database })];
  const game = await startGameAcross(servers[0].port, servers[1].port);
  const events = game.black.subscribe(WATCH, { id: game.id });
  await events.find(({ version }) => version === 2);
  await playAll(game, 'e2e4 f7f6 d1h5 a7a6 h5e8');
  expect(await events.find(({ status }) => status === 'FINISHED')).toMatchObject({ ply: 5, version: 7 });
  for (const client of [game.white, game.black]) await client.close();
  for (const server of servers) await server.close();
  await database.close();
});

if (TEST_SERVER && TEST_REDIS) {
  const [server, redisUrl] = [TEST_SERVER, TEST_REDIS];

  test.each([
    ["White's", 0],
    ["Black's", 1],
  ])(
    'one PostgreSQL, one Redis, each player at another process: %s is killed, the game goes on',
    async (_whose, killed) => {
      const { databaseUrl, drop } = await createServerDatabase(server);
      const environment = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
      const processes = [await ApiProcess.start(environment), await ApiProcess.start(environment)];
      const game = await startGameAcross(processes[0].port, processes[1].port);
      const clients = [game.white, game.black];
      const before = clients.map((client) => client.subscribe(WATCH, { id: game.id }));
      await Promise.all(before.map((events) => events.find(({ version }) => version === 2)));
      await playAll(game, 'e2e4 f7f6');
      for (const events of before) await events.find(({ ply }) => ply === 2);

      await processes[killed].kill();
      const moved = new TestClient(processes[1 - killed].port, clients[killed].token);
      const after = moved.subscribe(WATCH, { id: game.id });
      expect(await after.find(() => true)).toMatchObject({ ply: 2, version: 4 });
      // What may have been on its way when the process died is sent again.
      const [white, black] = killed === 0 ? [moved, game.black] : [game.white, moved];
      const [mover, ply, uci] = killed === 0 ? ([white, 0, 'e2e4'] as const) : ([black, 1, 'f7f6'] as const);
      expect(await play(mover, game.id, ply, uci)).toMatchObject({ ply: 2 });
      await playAll({ id: game.id, white, black }, 'd1h5 a7a6 h5e8', 2);
      for (const events of [after, before[1 - killed]]) {
        expect(await events.find(({ status }) => status === 'FINISHED')).toMatchObject({
          ply: 5,
          version: 7,
        });
        expect(events.all.map(({ version }) => version)).toEqual(
          [...events.all.map(({ version }) => version)].sort(),
        );
      }
      for (const client of [...clients, moved]) await client.close();
      for (const each of processes) await each.kill();
      await drop();
    },
  );
}
