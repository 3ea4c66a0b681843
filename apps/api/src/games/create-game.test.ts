import { createGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the creator sits where the wish says, and by lot on either side', async () => {
  const creator = await server.guest();
  expect(await createGame(creator, { pairing: 'FRIEND', color: 'WHITE' })).toMatchObject({ role: 'WHITE' });
  expect(await createGame(creator, { pairing: 'FRIEND', color: 'BLACK' })).toMatchObject({ role: 'BLACK' });
  const roles = new Set<string>();
  for (let drawn = 0; drawn < 40; drawn += 1)
    roles.add((await createGame(creator, { pairing: 'FRIEND' })).role);
  expect(roles).toEqual(new Set(['WHITE', 'BLACK']));
});

test('a game tells whether lists will show it: by default all but those at one device', async () => {
  const creator = await server.guest();
  const isListed = async (input: Record<string, unknown>) => {
    const { id } = await createGame(creator, input);
    return (await creator.ask('query ($id: ID!) { game(id: $id) { listed } }', { id })).data.game.listed;
  };
  expect(await isListed({ pairing: 'FRIEND' })).toBe(true);
  expect(await isListed({ pairing: 'FRIEND', listed: false })).toBe(false);
  expect(await isListed({ pairing: 'SAME_DEVICE' })).toBe(false);
});

test('ids are opaque, url-safe and tell their kind', async () => {
  const { id } = await createGame(await server.guest(), { pairing: 'FRIEND' });
  expect(id).toMatch(/^g[\w-]{16}$/);
});

const REAL_TIME = (initialSeconds: number, incrementSeconds: number | null) => ({
  initialSeconds,
  incrementSeconds,
});
test.each([
  [REAL_TIME(15, 0), true],
  [REAL_TIME(10_800, 60), true],
  [REAL_TIME(14, 0), false],
  [REAL_TIME(10_801, 0), false],
  [REAL_TIME(60, 61), false],
  [REAL_TIME(60, -1), false],
  [REAL_TIME(60, null), false],
  [{ daysPerMove: 1 }, true],
  [{ daysPerMove: 14 }, true],
  [{ daysPerMove: 0 }, false],
  [{ daysPerMove: 15 }, false],
  [{ ...REAL_TIME(60, 0), daysPerMove: 1 }, false],
  [{}, false],
])('a clock of %j: %j', async (timeControl, isAccepted) => {
  const created = await createGame(await server.guest(), { pairing: 'FRIEND', timeControl });
  expect(created).toMatchObject(isAccepted ? { status: 'WAITING' } : { code: 'BAD_INPUT' });
});

test('wishes that do not fit together are refused', async () => {
  const creator = await server.guest();
  const refused = async (input: Record<string, unknown>) => (await createGame(creator, input)).code;
  expect(await refused({ pairing: 'SAME_DEVICE', timeControl: REAL_TIME(60, 0) })).toBe('BAD_INPUT');
  expect(await refused({ pairing: 'FRIEND', bot: 'pSomebody' })).toBe('BAD_INPUT');
  expect(await refused({ pairing: 'FRIEND', idempotencyKey: '' })).toBe('BAD_INPUT');
  expect(await refused({ pairing: 'FRIEND', idempotencyKey: 'k'.repeat(65) })).toBe('BAD_INPUT');
  expect(await refused({ pairing: 'COMPUTER' })).toBe('NO_OPPONENT');
});

describe('the same key', () => {
  const input = { pairing: 'FRIEND', idempotencyKey: 'one wish' };

  test.each(['FRIEND', 'ANYONE', 'SAME_DEVICE'])(
    'gives the same game to the same player, however often and fast it comes (%s)',
    async (pairing) => {
      const [creator, another] = [await server.guest(), await server.guest()];
      const wish = { pairing, idempotencyKey: 'one wish' };
      const made = await Promise.all(Array.from({ length: 10 }, () => createGame(creator, wish)));
      expect(new Set(made.map(({ id }) => id)).size).toBe(1);
      if (pairing !== 'ANYONE') expect((await createGame(another, wish)).id).not.toBe(made[0].id);
    },
  );

  test('gives the same game to one who was paired at once, each player having keys of their own', async () => {
    const [maker, second, third] = [await server.guest(), await server.guest(), await server.guest()];
    const wish = { pairing: 'ANYONE', timeControl: REAL_TIME(600, 5), idempotencyKey: 'a wish' };
    const { id } = await createGame(maker, wish);
    await createGame(third, { ...wish, timeControl: REAL_TIME(900, 5) });
    const paired = await Promise.all(Array.from({ length: 10 }, () => createGame(second, wish)));
    for (const game of [...paired, await createGame(second, wish), await createGame(maker, wish)])
      expect(game).toMatchObject({ id, status: 'ACTIVE' });
    const dayBefore = new Date((await server.database.now()).getTime() - 24 * 60 * 60 * 1000 - 1);
    await server.database.prisma.game.update({ where: { id }, data: { startedAt: dayBefore } });
    expect(await createGame(second, wish)).toMatchObject({ status: 'WAITING' });
    expect((await createGame(maker, wish)).id).toBe(id);
  });

  test('makes another game after 24 hours', async () => {
    const creator = await server.guest();
    const { id } = await createGame(creator, input);
    const dayBefore = new Date((await server.database.now()).getTime() - 24 * 60 * 60 * 1000 - 1);
    await server.database.prisma.game.update({ where: { id }, data: { createdAt: dayBefore } });
    const next = await createGame(creator, input);
    expect(next.id).not.toBe(id);
    expect((await createGame(creator, input)).id).toBe(next.id);
  });
});
