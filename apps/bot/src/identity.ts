import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from './ask.js';
import type { Config } from './config.js';
import { type Session, START_SESSION } from './contract.js';

const FILE = 'token';

/** The token under which the bot has played before, or that of a new session, kept from now on. */
export async function ownToken(
  { apiUrl, dataFolder, name }: Pick<Config, 'apiUrl' | 'dataFolder' | 'name'>,
  signal: AbortSignal,
): Promise<string> {
  const file = join(dataFolder, FILE);
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const { token } = await ask<Session>({ apiUrl, token: null, signal }, START_SESSION, { name });
  await mkdir(dataFolder, { recursive: true });
  // In one step: a crash leaves the whole token or none.
  await writeFile(`${file}.new`, token, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return token;
}

/** Forgets a token that has become worthless. */
export async function forgetToken({ dataFolder }: Pick<Config, 'dataFolder'>): Promise<void> {
  await rm(join(dataFolder, FILE), { force: true });
}
