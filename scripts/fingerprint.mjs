/** Tells whether what a step was made from has changed since it was last made. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from './workspace.mjs';

const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  '.next',
  '.cache',
  'generated',
  'gql',
  'coverage',
  'data',
]);
const stampFile = join(cacheFolder, 'steps.json');

function* filesBelow(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    if (!/\.test\.(ts|tsx|mjs)$/.test(path)) yield path;
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!NOT_SOURCE.has(name)) yield* filesBelow(join(path, name));
  }
}

/** A hash of the names and contents of the files at and below `paths` (tests left out), and of `more`. */
export function fingerprint(paths, more = []) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...more]));
  for (const path of paths) {
    for (const file of filesBelow(path)) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

const stamps = () => (existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {});

/** True when the step was last finished at this fingerprint and all it made still stands. */
export const isFresh = (name, print, outputs) =>
  stamps()[name] === print && outputs.every((output) => existsSync(join(root, output)));

export function markFresh(name, print) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stampFile, `${JSON.stringify({ ...stamps(), [name]: print }, null, 2)}\n`);
}
