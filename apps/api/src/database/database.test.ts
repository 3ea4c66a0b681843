import { openTestDatabase } from '../testing/test-database.js';
import type { Database } from './database.js';
import { databaseFault } from './database-fault.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.prisma.player.create({ data: { id: 'white', name: 'Guest-1111' } });
  await database.prisma.player.create({ data: { id: 'black', name: 'Guest-2222' } });
});

afterAll(() => database.close());

async function createGame(id: string) {
  const now = await database.now();
  await database.prisma.game.create({
    data: {
      id,
      status: 'active',
      pairing: 'friend',
      listed: true,
      createdById: 'white',
      whiteId: 'white',
      blackId: 'black',
      turn: 'white',
      startedAt: now,
      dueAt: now,
    },
  });
  return { gameId: id, ply: 1, from: 'e2', to: 'e4', san: 'e4', uci: 'e2e4', playedAt: now };
}

test('of many moves at one ply exactly one is kept', async () => {
  const move = await createGame('one-ply');
  const attempts = await Promise.allSettled(
    ['e4', 'd4', 'c4', 'b4', 'a4', 'f4'].map((to) =>
      database.transaction(async (within) => {
        await within.move.create({ data: { ...move, to, from: `${to[0]}2` } });
        return to;
      }),
    ),
  );
  const kept = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  const faults = attempts.flatMap((attempt) =>
    attempt.status === 'rejected' ? [databaseFault(attempt.reason)] : [],
  );
  expect(kept).toHaveLength(1);
  expect(faults).toEqual(Array(5).fill('duplicate'));
  const stored = await database.prisma.move.findMany({ where: { gameId: 'one-ply' } });
  expect(stored.map(({ ply, to }) => ({ ply, to }))).toEqual([{ ply: 1, to: kept[0] }]);
});

test('of many changes to one version exactly one is made', async () => {
  await createGame('one-version');
  const changes = await Promise.all(
    Array.from({ length: 6 }, () =>
      database.transaction((within) =>
        within.game.updateMany({
          where: { id: 'one-version', version: 1 },
          data: { version: { increment: 1 } },
        }),
      ),
    ),
  );
  expect(changes.map(({ count }) => count).sort()).toEqual([0, 0, 0, 0, 0, 1]);
});

test('a transaction that rejects leaves nothing', async () => {
  const move = await createGame('rolled-back');
  const failing = database.transaction(async (within) => {
    await within.move.create({ data: move });
    await within.game.update({ where: { id: 'rolled-back' }, data: { ply: 1 } });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await database.prisma.move.count({ where: { gameId: 'rolled-back' } })).toBe(0);
  expect(await database.prisma.game.findUnique({ where: { id: 'rolled-back' } })).toMatchObject({ ply: 0 });
});

test('a transaction whose commit fails is not a success', async () => {
  await database.prisma
    .$executeRaw`CREATE TABLE late (a int, CONSTRAINT late_a UNIQUE (a) DEFERRABLE INITIALLY DEFERRED)`;
  const failing = database.transaction(async (within) => {
    await within.$executeRaw`INSERT INTO late VALUES (1), (1)`;
    return 'acknowledged';
  });
  expect(databaseFault(await failing.catch((error) => error))).toBe('duplicate');
  expect(await database.prisma.$queryRaw`SELECT a FROM late`).toEqual([]);
});

test('now() goes on inside a transaction, in whole milliseconds', async () => {
  const [first, second] = await database.transaction(async (within) => {
    const before = await database.now(within);
    await within.$executeRaw`SELECT pg_sleep(0.05)`;
    return [before, await database.now(within)];
  });
  expect(second.getTime() - first.getTime()).toBeGreaterThanOrEqual(49);
  const [row] = await database.prisma.$queryRaw<[{ kept: boolean }]>`
    SELECT date_trunc('milliseconds', ${first}::timestamptz) = ${first}::timestamptz AS kept`;
  expect(row.kept).toBe(true);
});

test('an instant comes back as it went in', async () => {
  const instant = new Date('2026-07-01T12:34:56.789Z');
  await database.prisma.player.create({ data: { id: 'instant', name: 'Guest-3333', createdAt: instant } });
  const player = await database.prisma.player.findUniqueOrThrow({ where: { id: 'instant' } });
  expect(player.createdAt).toEqual(instant);
  const [row] = await database.prisma.$queryRaw<[{ epoch: number }]>`
    SELECT extract(epoch FROM created_at)::float8 AS epoch FROM players WHERE id = 'instant'`;
  expect(row.epoch).toBe(instant.getTime() / 1000);
});
