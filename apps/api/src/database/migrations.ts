import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList } from '@prisma/schema-engine-wasm';
import { openSchemaEngine } from './schema-engine.js';

/** The folder of schema.prisma and migrations/, the same distance away from the sources and from the build. */
export const PRISMA_FOLDER = new URL('../../../../prisma/', import.meta.url);

const MIGRATIONS_FOLDER = new URL('migrations/', PRISMA_FOLDER);

/** Exactly one connection to a database: what is begun on it stays open until it is committed on it. */
export interface SingleConnection {
  readonly adapter: SqlMigrationAwareDriverAdapterFactory;
  /** Runs SQL of any number of statements, unchanged and without parameters. */
  execute(script: string): Promise<unknown>;
}

const NO_FILTERS = { externalTables: [], externalEnums: [] };

/**
 * Brings a database to the newest migration, all steps in one transaction: a process that dies half-way leaves nothing
 * behind. Safe on several nodes at once, because the engine holds a PostgreSQL advisory lock until its connection ends.
 *
 * @returns the names of the migrations that were missing, oldest first
 * @throws when a migration fails; then none of them has been applied
 */
export async function applyMigrations(
  connection: SingleConnection,
  folder: URL = MIGRATIONS_FOLDER,
): Promise<string[]> {
  let scriptError: unknown;
  const execute = (script: string) =>
    connection.execute(script).catch((error) => {
      scriptError = error;
      throw error;
    });
  await connection.execute('BEGIN');
  try {
    const applied = await applyWith({ ...connection, execute }, folder);
    await connection.execute('COMMIT');
    return applied;
  } catch (error) {
    await connection.execute('ROLLBACK');
    // The engine's own error is only that the transaction, in which it wants to note the first one, has failed.
    throw scriptError ?? error;
  }
}

async function applyWith(connection: SingleConnection, folder: URL): Promise<string[]> {
  const engine = await openSchemaEngine(wholeScripts(connection), await readSchema());
  try {
    const migrationsList = await readMigrations(folder);
    return (await engine.applyMigrations({ migrationsList, filters: NO_FILTERS })).appliedMigrationNames;
  } finally {
    engine.free();
  }
}

/**
 * What separates an embedded database from schema.prisma: the engine cannot read a server's through its adapter.
 *
 * @returns the SQL that would make up the difference; empty where there is none
 */
export async function missingChanges(connection: SingleConnection): Promise<string> {
  const schema = await readSchema();
  const files = [{ path: 'schema.prisma', content: schema }];
  const engine = await openSchemaEngine(wholeScripts(connection), schema);
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: fileURLToPath(PRISMA_FOLDER) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: NO_FILTERS,
    });
    return exitCode === 0 ? '' : (stdout ?? '');
  } finally {
    engine.free();
  }
}

/** The adapters' own way with scripts is not used: one cuts them at every semicolon, the other does not wait for the end. */
function wholeScripts({ adapter, execute }: SingleConnection): SqlMigrationAwareDriverAdapterFactory {
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    connectToShadowDb: () => adapter.connectToShadowDb(),
    connect: async () =>
      Object.assign(await adapter.connect(), {
        executeScript: async (script: string) => {
          await execute(script);
        },
      }),
  };
}

function readSchema(): Promise<string> {
  return readFile(new URL('schema.prisma', PRISMA_FOLDER), 'utf8');
}

async function readMigrations(folder: URL): Promise<MigrationList> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const lockfile = 'migration_lock.toml';
  return {
    baseDir: fileURLToPath(folder),
    lockfile: { path: lockfile, content: await readFile(new URL(lockfile, folder), 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(
      names.sort().map(async (name) => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: {
            tag: 'ok' as const,
            value: await readFile(new URL(`${name}/migration.sql`, folder), 'utf8'),
          },
        },
      })),
    ),
  };
}
