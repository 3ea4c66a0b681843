import type { Database } from './database/database.js';
import { TestClient } from './testing/test-client.js';
import { openTestDatabase } from './testing/test-database.js';
import { createGame, play, playAll, see, startGame } from './testing/test-games.js';
import { startTestServer } from './testing/test-server.js';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const WATCH = 'subscription ($id: ID!) { gameChanged(id: $id) { version } }';

test('a game goes on after a restart, with the same boards', async () => {
  const before = await startTestServer({ database });
  const game = await startGame(before);
  await playAll(game, 'e2e4 e7e5 g1f3');
  const [white, black] = [await see(game.white, game.id), await see(game.black, game.id)];
  const tokens = [game.white.token, game.black.token];
  await before.close();

  const after = await startTestServer({ database });
  const [returned, opponent] = tokens.map((token) => new TestClient(after.port, token));
  expect(await see(returned, game.id)).toEqual(white);
  expect(await see(opponent, game.id)).toEqual(black);
  expect(await play(returned, game.id, 2, 'g1f3')).toEqual(white);
  expect(await play(opponent, game.id, 3, 'b8c6')).toMatchObject({ ply: 4 });
  await after.close();
});

test('a stop closes sockets in a way that makes clients come back, and ends', async () => {
  const server = await startTestServer({ database });
  const guest = await server.guest();
  const { id } = await createGame(guest, { pairing: 'FRIEND' });
  const watch = guest.subscribe(WATCH, { id });
  await watch.find(() => true);
  const began = performance.now();
  await server.stop();
  // It waits three seconds for clients to say goodbye, and not for their connections to run out.
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(await watch.end()).toMatchObject([{ code: 1001 }]);
  await server.close();
});

test('answers are for one viewer, and every page may ask', async () => {
  const server = await startTestServer({ database });
  const { headers } = await server
    .stranger()
    .ask('{ viewer { id } }', {}, { origin: 'https://elsewhere.example' });
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('etag')).toBeNull();
  expect(headers.get('vary')).toMatch(/Cookie.*Authorization/);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  const preflight = await fetch(`http://127.0.0.1:${server.port}/graphql`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  await server.close();
});

test.each([
  '/graphql',
  '/schema.graphql',
  '/export/README.md',
  '/export/games.ndjson',
  '/export/none',
  '/nothing',
])('what is read at %s is taken for what it is, and tells nobody where it was read', async (path) => {
  const server = await startTestServer({ database });
  const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  await server.close();
});

test('alive and ready are told apart', async () => {
  const server = await startTestServer({
    database: { ...database, ping: async () => Promise.reject(new Error('down')) },
  });
  const at = (path: string) => fetch(`http://127.0.0.1:${server.port}${path}`);
  expect((await at('/healthz')).status).toBe(200);
  expect((await at('/readyz')).status).toBe(503);
  expect((await at('/nothing')).status).toBe(404);
  await server.close();
  const ready = await startTestServer({ database });
  expect((await fetch(`http://127.0.0.1:${ready.port}/readyz`)).status).toBe(200);
  await ready.close();
});

test('invitations name the site that was asked, or the one that is configured', async () => {
  const urlOf = async (publicOrigin: string | undefined, headers: Record<string, string>) => {
    const server = await startTestServer({ database, config: { publicOrigin } });
    const guest = await server.guest();
    const { data } = await guest.ask(
      'mutation { createGame(input: { pairing: FRIEND }) { ... on Game { invitation { url } } } }',
      {},
      headers,
    );
    await server.close();
    return data.createGame.invitation.url as string;
  };
  const forwarded = { 'x-forwarded-host': 'fog.example', 'x-forwarded-proto': 'https' };
  expect(await urlOf(undefined, forwarded)).toMatch(
    /^https:\/\/fog\.example\/game\/g[\w-]+#invitation=[\w-]+$/,
  );
  expect(await urlOf('https://chess.example', forwarded)).toMatch(/^https:\/\/chess\.example\/game\//);
});

test('a proxy that is not trusted vouches for nothing', async () => {
  const server = await startTestServer({ database, config: { trustedProxies: [] } });
  const { headers } = await server
    .stranger()
    .ask(
      'mutation { startSession(input: { delivery: COOKIE }) { token } }',
      {},
      { 'x-forwarded-proto': 'https' },
    );
  expect(headers.get('set-cookie')).toMatch(/^fog_session=/);
  await server.close();
});

test('the log of a whole game holds no move, board, token, name or address', async () => {
  const server = await startTestServer({ database });
  const game = await startGame(server);
  const watch = game.black.subscribe(WATCH, { id: game.id });
  await playAll(game, 'e2e4 f7f6 d1h5 a7a6 h5e8');
  await watch.find(({ version }) => version === 7);
  await play(game.white, game.id, 0, 'a1a1');
  await server.close();
  // Request ids are chance: one of them may well spell a move.
  const log = server.logged.join('\n').replaceAll(/"requestId":"[^"]*"/g, '"requestId":"…"');
  expect(server.logged.length).toBeGreaterThan(5);
  for (const secret of [
    'e2e4',
    '"h5"',
    'Qxe8',
    'PPPP',
    'Wilma',
    '127.0.0.1',
    game.white.token,
    game.black.token,
    game.id,
  ]) {
    expect(log).not.toContain(secret);
  }
});
