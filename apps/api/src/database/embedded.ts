import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection } from './connection.js';
import { EmbeddedAdapter } from './embedded-adapter.js';
import { lockFolder } from './folder-lock.js';
import { applyMigrations } from './migrations.js';

const CLUSTER = 'postgres';
const UNFINISHED = 'unfinished-';

/**
 * PostgreSQL inside this process, its files in a folder that no other process may open meanwhile.
 *
 * @param dataFolder made where it is missing
 * @throws FolderLockedError while another process holds the folder
 */
export async function connectEmbedded(dataFolder: string): Promise<DatabaseConnection> {
  await mkdir(dataFolder, { recursive: true });
  const lock = await lockFolder(dataFolder);
  try {
    await removeUnfinished(dataFolder);
    const cluster = join(dataFolder, CLUSTER);
    if (!existsSync(cluster)) await createCluster(dataFolder, cluster);
    const pglite = await openPGlite({ dataDir: cluster });
    return {
      kind: 'embedded',
      adapter: new EmbeddedAdapter(pglite),
      close: async () => {
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Opens PGlite, which thinks in UTC as the drivers assume. */
export async function startPGlite(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const pglite = await PGlite.create(options);
  await pglite.exec(`SET TIME ZONE 'UTC'`);
  return pglite;
}

/** Opens PGlite and applies the migrations that are missing. */
export async function openPGlite(options: { dataDir?: string }): Promise<PGlite> {
  const pglite = await startPGlite(options);
  await applyMigrations({
    adapter: new EmbeddedAdapter(pglite),
    execute: (script) => pglite.exec(script),
  });
  return pglite;
}

/** The cluster takes its name only once it is whole, so that a process killed here leaves no half of one to be opened. */
async function createCluster(dataFolder: string, cluster: string): Promise<void> {
  const unfinished = join(dataFolder, UNFINISHED + randomUUID());
  const pglite = await openPGlite({ dataDir: unfinished });
  await pglite.close();
  await rename(unfinished, cluster);
}

async function removeUnfinished(dataFolder: string): Promise<void> {
  const names = (await readdir(dataFolder)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.all(names.map((name) => rm(join(dataFolder, name), { recursive: true })));
}
