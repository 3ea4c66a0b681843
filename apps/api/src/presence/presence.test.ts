import type { Events, TestClient } from '../testing/test-client.js';
import { createGame, join, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { PRESENCE_LASTS_MS, PresenceStore } from './presence.store.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PRESENCE = 'subscription ($id: ID!) { presenceChanged(gameId: $id) { color online since } }';
const WATCH = 'subscription ($id: ID!) { gameChanged(id: $id) { version } }';

const follow = (client: TestClient, id: string): Events => client.subscribe(PRESENCE, { id });

test('the other player is away, comes, and goes; the version stays', async () => {
  const { id, white, black } = await startGame(server);
  const presence = follow(white, id);
  expect(await presence.find(() => true)).toEqual({ color: 'BLACK', online: false, since: null });
  const watch = black.subscribe(WATCH, { id });
  await watch.find(() => true);
  const there = await presence.find(({ online }) => online);
  expect(there).toEqual({ color: 'BLACK', online: true, since: expect.any(String) });
  await black.close();
  const gone = await presence.find((event) => event !== presence.all[0] && !event.online);
  expect(Date.parse(gone.since)).toBeGreaterThanOrEqual(Date.parse(there.since));
  expect(watch.all).toHaveLength(1);
});

test('whoever takes a seat while watching is there from then on', async () => {
  const creator = await server.guest();
  const { id, invitation } = await createGame(creator, { pairing: 'FRIEND', color: 'WHITE' });
  const presence = follow(creator, id);
  await presence.find(() => true);
  const friend = await server.guest();
  await friend.subscribe(WATCH, { id }).find(() => true);
  await join(friend, id, invitation.token);
  expect(await presence.find(({ online }) => online)).toMatchObject({ color: 'BLACK' });
});

test('one of two tabs that closes does not make a player go', async () => {
  const { id, white, black } = await startGame(server);
  const presence = follow(white, id);
  await black.subscribe(WATCH, { id }).find(() => true);
  const other = server.withToken(black.token);
  await other.subscribe(WATCH, { id }).find(() => true);
  await presence.find(({ online }) => online);
  await other.close();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(presence.all.at(-1)).toMatchObject({ online: true });
});

test('a player whose process dies is gone after a while', async () => {
  const { id, white } = await startGame(server);
  // What a process leaves that gave one sign of life and was killed: this server has no line that would give another.
  await new PresenceStore(server.database).touch([{ gameId: id, color: 'black' }]);
  const presence = follow(white, id);
  const there = await presence.find(({ online }) => online);
  const seenAt = new Date(Date.parse(there.since) - PRESENCE_LASTS_MS);
  await server.database.prisma.presence.updateMany({ where: { gameId: id }, data: { seenAt } });
  expect(await presence.find(({ online }) => !online)).toEqual({
    color: 'BLACK',
    online: false,
    since: there.since,
  });
});

test('a page that goes late does not take along one that came meanwhile, on another process perhaps', async () => {
  const { id } = await startGame(server);
  const seat = { gameId: id, color: 'black' } as const;
  const store = new PresenceStore(server.database);
  const before = await store.touch([seat]);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const after = await store.touch([seat]);
  await store.leave(seat, before);
  expect(await store.read(seat)).toMatchObject({ online: true, since: before });
  await store.leave(seat, after);
  expect(await store.read(seat)).toMatchObject({ online: false });
});

test('nobody but the players is told', async () => {
  const { id } = await startGame(server);
  const device = await server.guest();
  const alone = await createGame(device, { pairing: 'SAME_DEVICE' });
  for (const [client, gameId, code] of [
    [server.stranger(), id, 'FORBIDDEN'],
    [await server.guest(), id, 'FORBIDDEN'],
    [device, alone.id, 'FORBIDDEN'],
    [device, 'gNothing', 'NOT_FOUND'],
  ] as const) {
    const events = follow(client, gameId);
    while (events.errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(events.errors).toMatchObject([{ extensions: { code } }]);
    expect(events.all).toEqual([]);
  }
});
