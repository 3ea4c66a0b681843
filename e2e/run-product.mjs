import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error()),
      );
    });
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>}
 */
function exited(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });
}

/** Starts the product on a free port as `npm start` does, with a data folder of its own, and waits until it says where to play. */
export async function runProduct() {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'fog-e2e-'));
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder, VERBOSE: '1', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (output.includes('Play at')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => reject(new Error(`the product did not start:\n${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    pid: Number(child.pid),
    output: () => output,
    async stop() {
      child.kill('SIGINT');
      const code = await exited(child);
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}
