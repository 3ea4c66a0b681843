import type { Database } from '../database/database.js';
import { GamesStore } from '../games/games.store.js';
import { openTestDatabase } from '../testing/test-database.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SECRET = 'e2e4 secret-token';

/** A store whose readings fail in ways that a client must not learn of. */
class FailingStore extends GamesStore {
  failure: Error | null = null;

  override async look(id: string) {
    if (this.failure) throw this.failure;
    return super.look(id);
  }
}

let database: Database;
let store: FailingStore;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  store = new FailingStore(database);
  server = await startTestServer({ database, substitutes: { store } });
});
afterEach(() => {
  store.failure = null;
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const GAME = '{ game(id: "g1") { id } }';
const WATCH = 'subscription { gameChanged(id: "g1") { id } }';

async function overHttp() {
  const { errors } = await server.stranger().ask(GAME);
  return errors;
}

async function overSocket() {
  const events = server.stranger().subscribe(WATCH);
  while (events.errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  return events.errors as Awaited<ReturnType<typeof overHttp>>;
}

describe.each([
  ['HTTP', overHttp],
  ['WebSocket', overSocket],
])('over %s', (_name, ask) => {
  test('an unknown error is masked; the log knows its kind and place, not its words', async () => {
    store.failure = new TypeError(SECRET);
    const [error] = await ask();
    expect(Object.keys(error.extensions).sort()).toEqual(['code', 'requestId']);
    expect(error).toMatchObject({
      message: 'Something went wrong here.',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    const line = server.logged.find(
      (text) => text.includes(String(error.extensions.requestId)) && text.includes('request failed'),
    );
    expect(line && JSON.parse(line)).toMatchObject({
      level: 50,
      error: 'TypeError',
      at: expect.arrayContaining([expect.stringContaining('errors.test')]),
    });
    expect(server.logged.join()).not.toContain(SECRET);
  });

  test('a database that does not answer is an error to try again after', async () => {
    store.failure = Object.assign(new Error(SECRET), { code: 'P1001' });
    const [error] = await ask();
    expect(error).toMatchObject({
      extensions: { code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) },
    });
    expect(error.message).not.toContain(SECRET);
  });
});

test('what is wrong with a request is told, with its place', async () => {
  const { errors } = await server.stranger().ask('{ game(id: "g1") { nothing } }');
  expect(errors).toMatchObject([
    { message: expect.stringContaining('nothing'), extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
  ]);
  const square = await server
    .stranger()
    .ask('mutation { playMove(input: { gameId: "g", ply: 0, from: "E2", to: "e9" }) { __typename } }');
  expect(square.errors).toHaveLength(2);
  for (const { message } of square.errors) expect(message).toContain('such as "e4"');
});
