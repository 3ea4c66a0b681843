import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLockedError, lockFolder } from './folder-lock.js';
import { identityOf } from './process-identity.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fog-lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a locked folder is refused by the name of its holder, until it is released', async () => {
  const lock = await lockFolder(folder);
  const refusal = await lockFolder(folder).catch((error) => error);
  expect(refusal).toBeInstanceOf(FolderLockedError);
  expect(refusal.message).toContain(`process ${process.pid} on ${hostname()}`);
  expect(refusal.message).toContain(folder);
  await lock.release();
  await (await lockFolder(folder)).release();
  expect(await readdir(join(folder, 'lock'))).toEqual([]);
});

test('of many that come at once never two hold the folder', async () => {
  let holders = 0;
  let most = 0;
  const come = async (stayMs = 0) => {
    const lock = await lockFolder(folder).catch(() => null);
    if (!lock) return;
    holders += 1;
    most = Math.max(most, holders);
    await new Promise((resolve) => setTimeout(resolve, stayMs));
    holders -= 1;
    await lock.release();
  };
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 6 }, (_, index) => come((7 * round + 11 * index) % 20)));
  await come();
  expect(most).toBe(1);
});

test('the claim of a process that has ended is swept away', async () => {
  const claim = join(folder, 'lock', 'ended.json');
  const lock = await lockFolder(folder);
  await lock.release();
  await writeFile(claim, JSON.stringify({ ...(await identityOf()), birth: 'another day' }));
  const taken = await lockFolder(folder);
  expect(await readdir(join(folder, 'lock'))).not.toContain('ended.json');
  await taken.release();
});

test('the claim of another machine stands, and the refusal tells which file to delete', async () => {
  const claim = join(folder, 'lock', 'elsewhere.json');
  await (await lockFolder(folder)).release();
  await writeFile(claim, JSON.stringify({ host: 'another-machine', pid: 7, birth: null }));
  const refusal = await lockFolder(folder).catch((error) => error);
  expect(refusal.message).toContain('process 7 on another-machine');
  expect(refusal.message).toContain(claim);
});
