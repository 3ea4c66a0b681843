import { openTestDatabase } from '../testing/test-database.js';
import type { Database } from './database.js';
import { databaseFault } from './database-fault.js';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

async function faultOf(work: Promise<unknown>) {
  return databaseFault(
    await work.then(
      () => new Error('nothing failed'),
      (error) => error,
    ),
  );
}

/** Lets PostgreSQL itself raise an error with that code. */
const raised = (code: string) =>
  database.prisma.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'test' USING ERRCODE = '${code}'; END $$`);

const player = { id: 'taken', name: 'Guest-1234' };

test('a key that exists is a duplicate, by the client, in a transaction and in SQL', async () => {
  await database.prisma.player.create({ data: player });
  expect(await faultOf(database.prisma.player.create({ data: player }))).toBe('duplicate');
  expect(await faultOf(database.transaction((within) => within.player.create({ data: player })))).toBe(
    'duplicate',
  );
  expect(
    await faultOf(database.prisma.$executeRaw`INSERT INTO players (id, name) VALUES ('taken', 'Guest-1234')`),
  ).toBe('duplicate');
});

test.each([
  ['a serialization failure', '40001', 'conflict'],
  ['a deadlock', '40P01', 'conflict'],
  ['a lock that is not given in time', '55P03', 'unavailable'],
  ['a full disk', '53100', 'unavailable'],
  ['a shutdown', '57P01', 'unavailable'],
  ['a statement that took too long', '57014', 'unavailable'],
  ['a broken check', '23514', null],
  ['a syntax error', '42601', null],
])('%s', async (_name, code, fault) => {
  expect(await faultOf(raised(code))).toBe(fault);
});

test('a transaction that takes too long is unavailable', async () => {
  const slow = database.prisma.$transaction(
    async (within) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await within.player.count();
    },
    { timeout: 50 },
  );
  expect(await faultOf(slow)).toBe('unavailable');
});

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOSPC'])('%s is unavailable', (code) => {
  expect(databaseFault(Object.assign(new Error(code), { code }))).toBe('unavailable');
});

test('errors of our own are nobody’s fault but ours', async () => {
  expect(databaseFault(new TypeError('undefined is not a function'))).toBeNull();
  expect(
    databaseFault(Object.assign(new TypeError('bad argument'), { code: 'ERR_INVALID_ARG_TYPE' })),
  ).toBeNull();
  expect(databaseFault('text')).toBeNull();
  expect(await faultOf(database.transaction(() => Promise.reject(new Error('our own'))))).toBeNull();
});

test('a database that was closed is unavailable', async () => {
  const closed = await openTestDatabase();
  await closed.close();
  expect(await faultOf(closed.prisma.player.count())).toBe('unavailable');
});
