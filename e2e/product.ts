import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The whole product, started as `npm start` starts it, with a data folder of its own. */
export interface Product {
  /** Such as `http://localhost:41234`. */
  readonly origin: string;
  /** Everything it has printed so far, logs of all parts included. */
  output(): string;
  /** kill -9 of the API; `npm start` starts it again by itself. */
  killApi(): void;
  /** Waits until the API answers (again). */
  untilApiAnswers(): Promise<void>;
  /** Asks it to stop, as Ctrl-C does; gives its exit code. */
  stop(): Promise<number | null>;
}

function freePort(): Promise<number> {
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

/** The process below `parent` whose command line names the API. */
function apiProcess(parent: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command=']).toString().split('\n');
  const line = lines.find(
    (each) => each.includes('apps/api/dist/main.js') && each.trim().split(/\s+/)[1] === String(parent),
  );
  if (!line) throw new Error('the API is not running');
  return Number(line.trim().split(/\s+/)[0]);
}

function exited(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });
}

/** Starts the product on a free port and waits until it says where to play. */
export async function startProduct(): Promise<Product> {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'fog-e2e-'));
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder, VERBOSE: '1', NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Play at')) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('exit', () => reject(new Error(`the product did not start:\n${output}`)));
  });
  await ready;
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    killApi: () => process.kill(apiProcess(child.pid!), 'SIGKILL'),
    async untilApiAnswers() {
      const isReady = () => fetch(`http://localhost:${port}/readyz`).then(({ ok }) => ok);
      for (const end = Date.now() + 30_000; !(await isReady().catch(() => false)); await delay(100)) {
        if (Date.now() > end) throw new Error(`the API did not come back:\n${output}`);
      }
    },
    async stop() {
      child.kill('SIGINT');
      const code = await exited(child);
      rmSync(dataFolder, { recursive: true, force: true });
      return code;
    },
  };
}
