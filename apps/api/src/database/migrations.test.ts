import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { createServerDatabase, openTestPGlite, TEST_SERVER } from '../testing/test-database.js';
import { EmbeddedAdapter } from './embedded-adapter.js';
import { applyMigrations, missingChanges, type SingleConnection } from './migrations.js';

interface TestConnection extends SingleConnection {
  close(): Promise<unknown>;
}

async function onEmbedded(): Promise<TestConnection> {
  const pglite = await openTestPGlite();
  return {
    adapter: new EmbeddedAdapter(pglite),
    execute: (script) => pglite.exec(script),
    close: () => pglite.close(),
  };
}

async function onServer(): Promise<TestConnection> {
  const { databaseUrl, drop } = await createServerDatabase(TEST_SERVER!);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const connection = { adapter: new PrismaPg(pool), execute: (script: string) => pool.query(script) };
  await applyMigrations(connection);
  return { ...connection, close: () => pool.end().then(drop) };
}

test('the migrations say the same as schema.prisma, and what they did not say would be found', async () => {
  const connection = await onEmbedded();
  expect(await missingChanges(connection)).toBe('');
  await connection.execute('DROP INDEX games_due_at_idx; ALTER TABLE players DROP COLUMN is_bot');
  const missing = await missingChanges(connection);
  expect(missing).toContain('CREATE INDEX "games_due_at_idx"');
  expect(missing).toContain('ADD COLUMN     "is_bot"');
  await connection.close();
});

describe.each([['embedded', onEmbedded] as const, ...(TEST_SERVER ? [['server', onServer] as const] : [])])(
  'migrations, %s',
  (_kind, connect) => {
    let connection: TestConnection;
    let folder: string;

    beforeEach(async () => {
      connection = await connect();
      folder = await mkdtemp(join(tmpdir(), 'fog-migrations-'));
      await writeFile(join(folder, 'migration_lock.toml'), 'provider = "postgresql"\n');
    });

    afterEach(async () => {
      await connection.close();
      await rm(folder, { recursive: true });
    });

    async function writeMigration(name: string, script: string) {
      await mkdir(join(folder, name), { recursive: true });
      await writeFile(join(folder, name, 'migration.sql'), script);
    }

    const applyFolder = () => applyMigrations(connection, pathToFileURL(`${folder}/`));

    test('are applied once', async () => {
      expect(await applyMigrations(connection)).toEqual([]);
      await writeMigration('30000101000000_later', 'CREATE TABLE later (a int)');
      expect(await applyFolder()).toEqual(['30000101000000_later']);
      expect(await applyFolder()).toEqual([]);
    });

    test('leave nothing where one fails half-way, and go on once it is mended', async () => {
      await writeMigration('30000101000000_first', 'CREATE TABLE first (a int)');
      await writeMigration('30000102000000_second', 'CREATE TABLE second (a int); DROP TABLE missing;');
      await expect(applyFolder()).rejects.toThrow('table "missing" does not exist');
      await expect(connection.execute('SELECT * FROM first')).rejects.toThrow('does not exist');
      await writeMigration('30000102000000_second', `CREATE TABLE second (a text DEFAULT ';')`);
      expect(await applyFolder()).toEqual(['30000101000000_first', '30000102000000_second']);
    });

    test('of a newer release do not stop an older one that starts beside it', async () => {
      await writeMigration('30000101000000_newer', 'CREATE TABLE newer (a int)');
      await applyFolder();
      expect(await applyMigrations(connection)).toEqual([]);
    });
  },
);
