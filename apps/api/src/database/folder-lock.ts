import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identityOf, isRunning, type ProcessIdentity } from './process-identity.js';

const ATTEMPTS = 5;
const LONGEST_PAUSE_MS = 100;

/** Held until released, or until its process ends in whatever way. */
export interface FolderLock {
  release(): Promise<void>;
}

/** Another process has the folder open. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';

  constructor(folder: string, holder: ProcessIdentity, claim: string) {
    super(
      `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. ` +
        `Stop that process, name another DATA_FOLDER, or use a PostgreSQL server by DATABASE_URL. ` +
        `If you are sure that it no longer runs, delete ${claim}.`,
    );
  }
}

/**
 * Takes a folder for this process alone.
 *
 * Each process first puts down a claim under a name never used before, and only then looks for others: of two that come
 * at once, at least one sees the other and steps back. A claim whose process has ended is swept away, which can hurt
 * nobody, since no claim ever takes the place of another.
 *
 * @throws FolderLockedError
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const claims = join(folder, 'lock');
  await mkdir(claims, { recursive: true });
  for (let attempt = 1; ; attempt += 1) {
    const claim = await putClaim(claims);
    const rival = await findRival(claims, claim);
    if (!rival) return { release: () => rm(join(claims, claim)) };
    await rm(join(claims, claim));
    if (attempt === ATTEMPTS) throw new FolderLockedError(folder, rival.holder, join(claims, rival.claim));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  }
}

async function putClaim(claims: string): Promise<string> {
  const claim = `${randomUUID()}.json`;
  const draft = join(claims, `${claim}.draft`);
  await writeFile(draft, JSON.stringify(await identityOf()));
  await rename(draft, join(claims, claim));
  return claim;
}

async function findRival(claims: string, own: string) {
  for (const claim of await readdir(claims)) {
    if (claim === own || !claim.endsWith('.json')) continue;
    const holder = await readClaim(join(claims, claim));
    if (holder === null) continue;
    if (await isRunning(holder)) return { claim, holder };
    await rm(join(claims, claim), { force: true });
  }
  return null;
}

/** Null where the claim has been withdrawn meanwhile. */
async function readClaim(path: string): Promise<ProcessIdentity | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
