import { createServerDatabase, runOnServer, TEST_SERVER } from '../testing/test-database.js';
import { type Database, openDatabase, type Transaction } from './database.js';
import { databaseFault } from './database-fault.js';
import { connectPostgres } from './postgres.js';

const faultOf = async (work: Promise<unknown>) => databaseFault(await work.catch((error) => error));

test('a server that is not there is unavailable', async () => {
  const databaseUrl = 'postgresql://nobody@127.0.0.1:1/nothing';
  expect(await faultOf(openDatabase({ databaseUrl, dataFolder: '' }))).toBe('unavailable');
});

const server = TEST_SERVER;
if (server) {
  let databaseUrl: string;
  let drop: () => Promise<void>;
  let nodes: Database[];

  beforeEach(async () => {
    ({ databaseUrl, drop } = await createServerDatabase(server));
    nodes = [];
  });

  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await drop();
  });

  async function startNode(): Promise<Database> {
    const node = await openDatabase({ databaseUrl, dataFolder: '' });
    nodes.push(node);
    return node;
  }

  /** Ends the server's side of the connection, as a restart of the server does. */
  async function cutConnection(within: Transaction) {
    const [{ pid }] = await within.$queryRaw<[{ pid: number }]>`SELECT pg_backend_pid() AS pid`;
    await runOnServer(databaseUrl, `SELECT pg_terminate_backend(${pid})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  test('nodes that start at once on an empty database apply each migration once', async () => {
    const started = await Promise.all([startNode(), startNode(), startNode()]);
    const [row] = await started[0]!.prisma.$queryRaw<[{ once: boolean }]>`
      SELECT count(*) > 0 AND count(*) = count(DISTINCT migration_name) AS once FROM _prisma_migrations`;
    expect(row.once).toBe(true);
    for (const node of started) expect(await node.prisma.player.count()).toBe(0);
  });

  test('a connection that is cut again and again in the middle of the migrations leaves nothing for the next start to trip over', async () => {
    const name = new URL(databaseUrl).pathname.slice(1);
    let hasEnded = false;
    const starting = connectPostgres(databaseUrl)
      .then(
        (connection) => connection.close(),
        () => undefined,
      )
      .finally(() => {
        hasEnded = true;
      });
    while (!hasEnded) {
      await runOnServer(
        server,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND xact_start IS NOT NULL`,
      );
    }
    await starting;
    expect(await (await startNode()).prisma.player.count()).toBe(0);
  });

  test('connections that the server cuts after the client has let go of the pool end nothing', async () => {
    const connection = await connectPostgres(databaseUrl);
    const client = await connection.adapter.connect();
    const { rows } = await client.queryRaw({ sql: 'SELECT pg_backend_pid()', args: [], argTypes: [] });
    await client.dispose();
    await runOnServer(server, `SELECT pg_terminate_backend(${rows[0]?.[0]})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await connection.close();
  });

  test('instants do not depend on the time zone of the server', async () => {
    const name = new URL(databaseUrl).pathname.slice(1);
    await runOnServer(databaseUrl, `ALTER DATABASE ${name} SET timezone TO 'Asia/Kolkata'`);
    const node = await startNode();
    const instant = new Date('2026-07-01T12:34:56.789Z');
    await node.prisma.player.create({ data: { id: 'instant', name: 'Guest-1234', createdAt: instant } });
    const [row] = await node.prisma.$queryRaw<[{ epoch: number }]>`
      SELECT extract(epoch FROM created_at)::float8 AS epoch FROM players`;
    expect(row.epoch).toBe(instant.getTime() / 1000);
    expect((await node.prisma.player.findFirstOrThrow()).createdAt).toEqual(instant);
  });

  test('a node whose own clock is an hour off is told the database’s time', async () => {
    const node = await startNode();
    const RightDate = Date;
    const hour = 3_600_000;
    globalThis.Date = class extends RightDate {
      static override now = () => RightDate.now() + hour;
    } as DateConstructor;
    try {
      expect(Math.abs((await node.now()).getTime() - RightDate.now())).toBeLessThan(hour / 2);
    } finally {
      globalThis.Date = RightDate;
    }
  });

  test.each([
    ['before a statement', (within: Transaction) => within.player.count()],
    ['before the commit', async () => {}],
  ])(
    'a connection lost %s is unavailable, keeps nothing, and the node goes on',
    async (_when, afterwards) => {
      const node = await startNode();
      const lost = node.transaction(async (within) => {
        await within.player.create({ data: { id: 'lost', name: 'Guest-1234' } });
        await cutConnection(within);
        await afterwards(within);
      });
      expect(await faultOf(lost)).toBe('unavailable');
      expect(await node.prisma.player.count()).toBe(0);
      await node.ping();
    },
  );

  test('a connection lost in the middle of a statement is unavailable', async () => {
    const node = await startNode();
    const fault = faultOf(node.transaction((within) => within.$executeRaw`SELECT pg_sleep(8)`));
    await cutConnectionOfSleeper();
    expect(await fault).toBe('unavailable');
  });

  /** Waits until the statement runs, and ends the server's side of its connection. */
  async function cutConnectionOfSleeper() {
    await runOnServer(
      databaseUrl,
      `DO $$ BEGIN
         LOOP
           PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
             WHERE datname = current_database() AND query LIKE '%pg_sleep(8)%' AND pid <> pg_backend_pid();
           EXIT WHEN FOUND;
           PERFORM pg_sleep(0.01);
           PERFORM pg_stat_clear_snapshot();
         END LOOP;
       END $$`,
    );
  }

  test('a node frozen inside a transaction loses it, and what it locked', async () => {
    const [frozen, other] = [await startNode(), await startNode()];
    await other.prisma.player.create({ data: { id: 'row', name: 'Guest-1234' } });
    const stuck = frozen.prisma.$transaction(
      async (within) => {
        await within.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = '300ms'`;
        await within.player.update({ where: { id: 'row' }, data: { name: 'Frozen' } });
        // The other is given the row when the server has taken it from the one that is frozen.
        await other.prisma.player.update({ where: { id: 'row' }, data: { name: 'Other' } });
      },
      { timeout: 10_000 },
    );
    expect(await faultOf(stuck)).toBe('unavailable');
    expect(await other.prisma.player.findFirst()).toMatchObject({ name: 'Other' });
  });
}
