import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, databaseOn } from '../database/database.js';
import { openPGlite, startPGlite } from '../database/embedded.js';
import { EmbeddedAdapter } from '../database/embedded-adapter.js';
import { PRISMA_FOLDER } from '../database/migrations.js';
import { connectMigrated, connectPostgres } from '../database/postgres.js';

/** The PostgreSQL server to test on; without one, tests run on the embedded database alone. */
export const TEST_SERVER = process.env.TEST_DATABASE_URL;

/** Many may ask at once in a test, on a machine that is busy with other things. */
const PATIENCE_MS = 60_000;

/**
 * A database of its own, migrated and empty: in memory, or, where TEST_DATABASE_URL names a PostgreSQL server, a new
 * database there. Closing it drops it.
 */
export async function openTestDatabase(): Promise<Database> {
  if (TEST_SERVER) {
    const { databaseUrl, drop } = await createServerDatabase(TEST_SERVER, await readyTemplate(TEST_SERVER));
    const database = databaseOn(connectMigrated(databaseUrl, PATIENCE_MS));
    return { ...database, close: () => database.close().then(drop) };
  }
  const pglite = await openTestPGlite();
  return databaseOn({
    kind: 'embedded',
    adapter: new EmbeddedAdapter(pglite),
    close: () => pglite.close(),
  });
}

/** A migrated, empty PGlite in memory; to ask it which migrations it lacks would take as long again as to open it. */
export async function openTestPGlite(): Promise<PGlite> {
  return startPGlite({ loadDataDir: await readTemplate() });
}

/** A new database on a server, without any table, or with all that another has. */
export async function createServerDatabase(server: string, template = 'template1') {
  const name = `fog_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    name,
    databaseUrl: addressOf(server, name),
    drop: async () => void (await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = database;
  return address.href;
}

/** Runs one statement on a connection of its own. */
export async function runOnServer(server: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * The name of a migrated, empty database on a server, that others are copied from: to copy one takes a fraction of the time
 * of migrating one. It is made once for each state of the migrations, takes its name when it is whole, and stays.
 */
async function readyTemplate(server: string): Promise<string> {
  const template = `fog_template_${await migrationsDigest()}`;
  const { rowCount } = await runOnServer(server, `SELECT FROM pg_database WHERE datname = '${template}'`);
  if (rowCount === 1) return template;
  const { name, databaseUrl, drop } = await createServerDatabase(server);
  await (await connectPostgres(databaseUrl)).close();
  await runOnServer(server, `ALTER DATABASE ${name} RENAME TO ${template}`).catch(async (error) => {
    await drop();
    // Another process was quicker.
    if (error.code !== DUPLICATE_DATABASE) throw error;
  });
  return template;
}

const DUPLICATE_DATABASE = '42P04';

/** Says which PGlite it is: one may not open what another has made. */
const MADE_BY = new URL('../../package.json', import.meta.url);

/** To make a cluster takes many times as long as to unpack one, so it is done once for each state of the migrations. */
async function readTemplate(): Promise<Blob> {
  const folder = join(tmpdir(), 'fog-test-database');
  const path = join(folder, `${await migrationsDigest()}.tar`);
  try {
    return new Blob([await readFile(path)]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const pglite = await openPGlite({});
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  const draft = `${path}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, path);
  return dump;
}

async function migrationsDigest(): Promise<string> {
  const folder = new URL('migrations/', PRISMA_FOLDER);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.sql')).sort();
  const digest = createHash('sha256').update(await readFile(MADE_BY));
  for (const name of names) digest.update(name).update(await readFile(new URL(name, folder)));
  return digest.digest('hex').slice(0, 16);
}
