/**
 * `npm start`: installs, builds and runs the product on one origin, until Ctrl-C.
 * Environment: PORT (default 3000); API_PORT and WEB_PORT (default: free loopback ports); DATA_FOLDER (default ./data);
 * DATABASE_URL, PUBLIC_URL, TRUSTED_PROXIES and LOG_LEVEL go on to the API, IMPRINT_URL to the site, BOT_NAME and BOT_GAMES
 * to the computer, BOT_KEY (default: a new one) to both; VERBOSE=1 shows the logs of all parts.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort, isPortFree, localAddresses, waitForAnswer } from './network.mjs';
import { step } from './progress.mjs';
import { prepare } from './steps.mjs';
import { Supervisor } from './supervisor.mjs';
import { commitOf, manifest, root } from './workspace.mjs';

const port = Number(process.env.PORT ?? 3000);
const publicApi = `http://127.0.0.1:${port}/graphql`;
/** By this the API tells the computer that starts here from strangers' bots. */
const botKey = process.env.BOT_KEY || randomBytes(16).toString('base64url');
const dataFolder = process.env.DATA_FOLDER ?? join(root, 'data');

function fail(message) {
  process.stderr.write(`\n  ${message}\n\n`);
  process.exit(1);
}

const failPortTaken = () =>
  fail(
    `Port ${port} is taken: another program listens there. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );

function startParts(supervisor, ports) {
  const env = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    COMMIT: process.env.COMMIT ?? commitOf(),
    DATA_FOLDER: dataFolder,
  };
  const nextCommand = join(root, 'apps/web/node_modules/next/dist/bin/next');
  supervisor.start('referee', join(root, 'apps/api/dist/main.js'), [], {
    cwd: join(root, 'apps/api'),
    env: { ...env, API_PORT: String(ports.api), BOT_KEY: botKey },
  });
  const listening = [
    // By this name and not by 127.0.0.1: Next takes a rewrite to its own address for one to a stranger's otherwise.
    ['--hostname', 'localhost'],
    ['--port', String(ports.web)],
    // As in the API: who asks is the end that closes, so that no connection goes just as the front door uses it again.
    ['--keepAliveTimeout', '75000'],
  ].flat();
  supervisor.start('site', nextCommand, ['start', ...listening], {
    cwd: join(root, 'apps/web'),
    env: { ...env, API_URL: `http://127.0.0.1:${ports.api}/graphql` },
  });
  supervisor.start('front door', join(root, 'scripts/front-door.mjs'), [], {
    cwd: root,
    env: { ...env, PORT: String(port), API_PORT: String(ports.api), WEB_PORT: String(ports.web) },
  });
}

/** A player like any other: it comes in by the front door, and is told nothing of the database. */
function startComputer(supervisor) {
  supervisor.start('computer', join(root, 'apps/bot/dist/main.js'), [], {
    cwd: join(root, 'apps/bot'),
    env: {
      API_URL: publicApi,
      BOT_FOLDER: join(dataFolder, 'bot'),
      BOT_KEY: botKey,
      DATABASE_URL: undefined,
      REDIS_URL: undefined,
    },
  });
}

/** Resolves when the computer can be challenged, or after five seconds: it comes when it can. */
async function computerListens() {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ bots(first: 1) { isFree } }' }),
  };
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(publicApi, request).then(
      (response) => response.json(),
      () => null,
    );
    if (answer?.data?.bots.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function main() {
  process.stdout.write(`\n  Fog of War Chess ${manifest.version}\n\n`);
  if (!(await isPortFree(port))) failPortTaken();
  await prepare().catch(() => fail('The product could not be built; the reason stands above.'));

  const ports = {
    api: Number(process.env.API_PORT) || (await freePort()),
    web: Number(process.env.WEB_PORT) || (await freePort()),
  };
  const supervisor = new Supervisor((name, code) =>
    giveUp(`The ${name} could not start (${code}); the reason stands above.`),
  );
  const giveUp = (message) => supervisor.stop().then(() => fail(message));
  const stop = async () => {
    if (supervisor.isStopping) return;
    process.stdout.write('\n  Stopping …\n');
    await supervisor.stop();
    process.stdout.write('  Stopped. Your games are kept.\n');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  await step('Starting', async () => {
    const answers = async (...urls) => {
      for (const url of urls) {
        if (!(await waitForAnswer(url, { alive: () => !supervisor.isStopping })))
          throw new Error(`no answer from ${url}`);
      }
    };
    startParts(supervisor, ports);
    await answers(`http://127.0.0.1:${ports.api}/readyz`, `http://127.0.0.1:${port}/readyz`);
    startComputer(supervisor);
    await answers(`http://localhost:${ports.web}/`, `http://127.0.0.1:${port}/`);
    await computerListens();
  }).catch((error) => supervisor.isStopping || giveUp(error.message));
  if (supervisor.isStopping) return;
  supervisor.settled();

  process.stdout.write(`\n  Play at            http://localhost:${port}\n`);
  for (const address of localAddresses())
    process.stdout.write(`  On your network    http://${address}:${port}\n`);
  process.stdout.write('  Stop with          Ctrl-C\n\n');
}

await main();
