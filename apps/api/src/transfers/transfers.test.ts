import { TestClient } from '../testing/test-client.js';
import { createGame, playAll, see, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CREATE = 'mutation { createTransfer { url token expiresAt } }';
const USE = `mutation ($transfer: String, $delivery: Delivery!) {
  startSession(input: { transfer: $transfer, delivery: $delivery }) { token player { id name } } }`;
const VIEWER = '{ viewer { id name } }';

const create = async (client: TestClient) => (await client.ask(CREATE)).data.createTransfer;

async function use(transfer: string) {
  const { data, errors } = await server.stranger().ask(USE, { transfer, delivery: 'TOKEN' });
  return data
    ? { client: new TestClient(server.port, data.startSession.token), player: data.startSession.player }
    : { errors };
}

// field-faults 31
test('a transfer carries a guest and their seats to another browser; both then live', async () => {
  const game = await startGame(server);
  await playAll(game, 'e2e4');
  const { token, url, expiresAt } = await create(game.white);
  expect(url).toMatch(new RegExp(`^http://[^/]+:${server.port}/continue#transfer=${token}$`));
  const days = (Date.parse(expiresAt) - (await server.database.now()).getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThanOrEqual(7);
  const { client, player } = await use(token);
  expect(player.name).toBe('Wilma');
  expect(await see(client as TestClient, game.id)).toEqual(await see(game.white, game.id));
  expect((await game.white.ask(VIEWER)).data.viewer).toEqual(player);
});

const REFUSED = {
  errors: [
    expect.objectContaining({
      extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', field: 'transfer' }),
    }),
  ],
};

test('a transfer is good once, for a week, until the next', async () => {
  const guest = await server.guest();
  const [first, second] = [await create(guest), await create(guest)];
  expect(await use(first.token)).toEqual(REFUSED);
  expect(await use('nonsense')).toEqual(REFUSED);
  const answers = await Promise.all(Array.from({ length: 10 }, () => use(second.token)));
  expect(answers.filter(({ client }) => client)).toHaveLength(1);
  const third = await create(guest);
  await server.database.prisma.transfer.updateMany({ data: { expiresAt: await server.database.now() } });
  expect(await use(third.token)).toEqual(REFUSED);
});

test('only a hash of it is kept, and a stranger gets none', async () => {
  const { token } = await create(await server.guest());
  expect(JSON.stringify(await server.database.prisma.transfer.findMany())).not.toContain(token);
  expect((await server.stranger().ask(CREATE)).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
});

test('by cookie it takes the place of the guest this browser was', async () => {
  const old = await server.stranger().ask(USE, { delivery: 'COOKIE' });
  const cookie = old.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { token } = await create(await server.guest('Wanda'));
  const moved = await server.stranger().ask(USE, { transfer: token, delivery: 'COOKIE' }, { cookie });
  expect(moved.data.startSession).toMatchObject({ token: null, player: { name: 'Wanda' } });
  const now = moved.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(now).not.toBe(cookie);
  expect((await server.stranger().ask(VIEWER, {}, { cookie: now })).data.viewer.name).toBe('Wanda');
});

describe('a player who goes for good', () => {
  test('resigns what runs, calls off what waits, keeps no session and no name', async () => {
    const early = await startGame(server);
    const running = { ...(await startGame(server)) };
    await playAll(running, 'e2e4 e7e5');
    const { white } = running;
    const waiting = await createGame(white, { pairing: 'FRIEND' });
    const transfer = await create(white);
    const { client: elsewhere } = await use(transfer.token);
    const open = await create(white);
    const watch = running.black.subscribe('subscription ($id: ID!) { gameChanged(id: $id) { status } }', {
      id: running.id,
    });

    await running.black.ask('mutation { renamePlayer(name: "Deleted player") { id } }');
    expect((await white.ask('mutation { deletePlayer }')).data).toEqual({ deletePlayer: true });

    await watch.find(({ status }) => status === 'FINISHED');
    expect(await see(running.black, running.id)).toMatchObject({
      white: { name: 'Deleted player', isDeleted: true },
      black: { name: 'Deleted player', isDeleted: false },
      result: { winner: 'BLACK', reason: 'RESIGNATION' },
    });
    expect(await see(running.black, waiting.id)).toMatchObject({ status: 'ABORTED' });
    expect(await see(early.white, early.id)).toMatchObject({ status: 'ACTIVE' });
    for (const client of [white, elsewhere as TestClient])
      expect((await client.ask(VIEWER)).data.viewer).toBeNull();
    expect(await use(open.token)).toEqual(REFUSED);
  });

  test('asks again where the database failed half-way', async () => {
    const { id, white, black } = await startGame(server);
    const { player } = server.database.prisma;
    const { update } = player;
    const fail = () => Promise.reject(Object.assign(new Error('away'), { code: 'P1001' }));
    Object.defineProperty(player, 'update', { configurable: true, value: fail });
    const failed = await white.ask('mutation { deletePlayer }');
    Object.defineProperty(player, 'update', { configurable: true, value: update });
    expect(failed.errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE' } }]);
    expect((await white.ask('mutation { deletePlayer }')).data).toEqual({ deletePlayer: true });
    expect(await see(black, id)).toMatchObject({ status: 'ABORTED', white: { name: 'Deleted player' } });
  });
});
