import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createFrontDoor } from '../../scripts/front-door.mjs';
import { waitForAnswer } from '../../scripts/network.mjs';
import { root } from '../../scripts/workspace.mjs';
import { openRelay, type Relay } from './relay.js';

/** The site as it was built, behind the product's own front door. */
export interface Site {
  /** Such as `http://localhost:41234`. */
  readonly origin: string;
  /** Leads to the referee that the site and its pages ask. */
  readonly referee: Relay;
  close(): Promise<void>;
}

const WEB = join(root, 'apps/web');

/** Starts the built site as `npm start` does; whoever referees is said later, and may change. */
export async function startSite(): Promise<Site> {
  const referee = await openRelay();
  const next = createRequire(join(WEB, 'package.json')).resolve('next/dist/bin/next');
  const api = `http://127.0.0.1:${referee.port}`;
  // A connection that the site lets go just as it is used again would be a page that says so, on one side alone.
  const options = ['--hostname', 'localhost', '--port', '0', '--keepAliveTimeout', '600000'];
  const child = spawn(process.execPath, [next, 'start', ...options], {
    cwd: WEB,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      NEXT_TELEMETRY_DISABLED: '1',
      API_URL: `${api}/graphql`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Whatever becomes of the proof, no site is left running.
  const kill = () => void child.kill();
  process.once('exit', kill);
  const web = `http://localhost:${await portToldBy(child.stdout)}`;
  const isAlive = () => child.exitCode === null;
  if (!(await waitForAnswer(web))) throw new Error('the site did not start');
  const door = createFrontDoor({ api, web }).listen(0);
  await once(door, 'listening');
  return {
    origin: `http://localhost:${(door.address() as AddressInfo).port}`,
    referee,
    async close() {
      door.close();
      door.closeAllConnections();
      referee.close();
      if (isAlive()) {
        process.off('exit', kill);
        kill();
        await once(child, 'exit');
      }
    },
  };
}

/** The port that the site has found free: one that was looked for before it starts may be another's by then. */
async function portToldBy(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, port] = /Local: +http:\/\/localhost:(\d+)/.exec(line) ?? [];
    if (port === undefined) continue;
    output.resume();
    return port;
  }
  throw new Error('the site did not start');
}
