import { WebSocket } from 'ws';
import { LIMITS } from '../graphql/limits.js';
import { openTestDatabase } from '../testing/test-database.js';
import { playAll, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SUBSCRIBE = (id: string) =>
  JSON.stringify({
    id: '1',
    type: 'subscribe',
    payload: { query: `subscription { gameChanged(id: "${id}") { version status moves { ply } } }` },
  });

/** A socket that has been let in. */
async function opened(port = server.port): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send('{"type":"connection_init"}');
  await new Promise((resolve) => socket.once('message', resolve));
  return socket;
}

const closing = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));

test('whoever asks on without reading is let go of, and others do not notice', async () => {
  const deaf = await opened();
  const closed = closing(deaf);
  deaf.on('error', () => undefined);
  deaf.pause();
  const ping = JSON.stringify({
    type: 'ping',
    payload: { padding: 'x'.repeat(LIMITS.socketMessageBytes - 100) },
  });
  // What the network itself holds of the answers comes on top of what the server keeps.
  for (let sent = 0; sent < 40 * LIMITS.socketBufferBytes; sent += ping.length) {
    if (deaf.readyState !== WebSocket.OPEN) break;
    await new Promise((resolve) => deaf.send(ping, resolve));
  }
  const game = await startGame(server);
  expect(await playAll(game, 'e2e4 e7e5')).toMatchObject({ ply: 2 });
  deaf.resume();
  expect(await closed).toBe(1006);
});

test('whoever reads slowly is given the newest state, not every one that has passed', async () => {
  const game = await startGame(server);
  const slow = await opened();
  const seen: { version: number; status: string }[] = [];
  slow.on('message', (data) => {
    const { payload } = JSON.parse(String(data));
    seen.push(payload.data.gameChanged);
  });
  slow.send(SUBSCRIBE(game.id));
  await new Promise((resolve) => slow.once('message', resolve));
  slow.pause();
  await playAll(game, 'e2e4 f7f6 d1h5 a7a6 h5e8');
  slow.resume();
  while (seen.at(-1)?.status !== 'FINISHED') await new Promise((resolve) => slow.once('message', resolve));
  const versions = seen.map(({ version }) => version);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(new Set(versions).size).toBe(versions.length);
  slow.close();
});

test.each(['connection_ack', 'next', 'error'])('%s is not for clients to say', async (type) => {
  const socket = await opened();
  const closed = closing(socket);
  socket.send(JSON.stringify({ id: '1', type, payload: [] }));
  expect(await closed).toBe(4400);
});

test('a session has so many sockets and no more', async () => {
  const guest = await server.guest();
  const connect = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.once('open', resolve));
    const answered = new Promise<unknown>((resolve) => {
      socket.once('message', (data) => resolve(JSON.parse(String(data)).type)).once('close', resolve);
    });
    socket.send(
      JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${guest.token}` } }),
    );
    return { socket, answer: await answered };
  };
  const sockets = await Promise.all(Array.from({ length: LIMITS.socketsPerSession }, connect));
  expect(new Set(sockets.map(({ answer }) => answer))).toEqual(new Set(['connection_ack']));
  expect((await connect()).answer).toBe(4403);
  const gone = closing(sockets[0].socket);
  sockets[0].socket.close();
  await gone;
  expect((await connect()).answer).toBe('connection_ack');
  for (const { socket } of sockets) socket.close();
});

test('a database that does not answer makes a socket come back later; anything else is told to the log alone', async () => {
  const kept = await openTestDatabase();
  const failure = Object.assign(new Error('secret words'), { code: 'P1001' });
  const failing = await startTestServer({ database: kept });
  const client = await failing.guest();
  const restore = kept.prisma.session.findUnique;
  const codes: number[] = [];
  for (const code of ['P1001', 'BUG']) {
    failure.code = code;
    Object.defineProperty(kept.prisma.session, 'findUnique', {
      configurable: true,
      value: () => Promise.reject(failure),
    });
    const socket = new WebSocket(`ws://127.0.0.1:${failing.port}/graphql`, 'graphql-transport-ws');
    const closed = closing(socket);
    socket.once('open', () =>
      socket.send(
        JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${client.token}` } }),
      ),
    );
    codes.push(await closed);
  }
  Object.defineProperty(kept.prisma.session, 'findUnique', { configurable: true, value: restore });
  expect(codes).toEqual([1013, 4500]);
  expect(failing.logged.join()).toContain('a socket message could not be handled');
  expect(failing.logged.join()).not.toContain('secret words');
  await failing.close();
  await kept.close();
});
