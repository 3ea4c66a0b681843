import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transform } from '@swc/core';
import { ProblemCodeEnum } from './games/problems.js';
import { REQUEST_ERROR_CODES } from './graphql/errors.js';
import { LIMITS } from './graphql/limits.js';
import { RATES } from './graphql/rates.js';
import { createGame, play, playAll, startGame, type TestGame } from './testing/test-games.js';
import { startTestServer, type TestServer } from './testing/test-server.js';

const DOCS = new URL('../../../docs/api/', import.meta.url);
const API_FOLDER = fileURLToPath(new URL('../', import.meta.url));

let server: TestServer;
let finished: TestGame;
beforeAll(async () => {
  server = await startTestServer();
  finished = await startGame(server);
  await playAll(finished, 'e2e4 f7f6 d1h5 a7a6 h5e8');
});
afterAll(() => server.close());

const read = (page: string) => readFile(new URL(page, DOCS), 'utf8');

/** The code of a page in one language, block by block, asking this server. */
async function blocks(page: string, language: string): Promise<string[]> {
  const found = (await read(page)).matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'));
  return [...found].map(([, code]) => code.replaceAll('localhost:3000', `127.0.0.1:${server.port}`));
}

/** The cells of every table row whose first cell is a name in code. */
async function rows(page: string): Promise<string[][]> {
  const lines = (await read(page)).split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const number = (text: string) => Number(text.replaceAll(',', ''));

test('every page is named on the first one, and every link leads somewhere', async () => {
  const pages = (await readdir(DOCS)).filter((page) => page !== 'README.md');
  const first = await read('README.md');
  for (const page of pages) expect(first).toContain(`](${page})`);
  for (const page of ['README.md', ...pages]) {
    for (const [, target] of (await read(page)).matchAll(/\]\(([^)#:]+)\)/g))
      await readFile(new URL(target, DOCS));
  }
});

test('the contract that a server gives is the one that is checked in', async () => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/schema.graphql`);
  expect(await answer.text()).toBe(await readFile(new URL('../../schema.graphql', DOCS), 'utf8'));
});

test('every command runs and is answered without an error', async () => {
  for (const page of ['README.md', 'export.md']) {
    const script = (await blocks(page, 'sh')).join('\n');
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script]);
    expect(stdout).not.toMatch(/"errors"|"code"/);
    if (page === 'README.md') {
      expect(stdout).toContain('"name":"Ada"');
      expect(stdout).toContain('"ply":1,"turn":"BLACK"');
      expect(stdout).toMatch(/"white":\{"placement":"\?{8}\/.*"black":\{"placement":"rnbqkbnr\//);
    } else expect(JSON.parse(stdout.trim())).toMatchObject({ id: finished.id, winner: 'WHITE' });
  }
});

test('every GraphQL document is answered', async () => {
  const variables = { id: finished.id };
  for (const page of await readdir(DOCS)) {
    for (const document of await blocks(page, 'graphql')) {
      if (document.startsWith('subscription')) {
        const events = server.stranger().subscribe(document, variables);
        expect(await events.find(() => true)).toMatchObject({ status: 'FINISHED', ply: 5 });
      } else
        expect(await server.stranger().ask(document, variables)).toMatchObject({ status: 200, errors: [] });
    }
  }
});

test('the first bot plays a whole game against itself, and one with a friend', async () => {
  const page = await read('first-bot.md');
  const [source] = await blocks('first-bot.md', 'ts');
  const [, name] = /save this as `(.*?)`/.exec(page) ?? [];
  const commands = page.match(/npx tsx \S+/g) ?? [];
  expect(new Set(commands)).toEqual(new Set([`npx tsx ${name}`]));
  const { code } = await transform(source, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  // Beside the packages that it imports, and under its own name: from that, Node.js tells what may stand in it.
  const folder = await mkdtemp(`${API_FOLDER}node_modules/.first-bot-`);
  const program = `${folder}/${name.replace(/ts$/, 'js')}`;
  await writeFile(program, code);
  const run = (...args: string[]) => {
    const bot = spawn(process.execPath, [program, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    bot.stdout.on('data', (chunk) => {
      said += chunk;
    });
    // When it has ended and all that it said has been heard.
    const ended = new Promise<number | null>((resolve) => bot.once('close', resolve));
    return { said: () => said, ended, stop: () => bot.kill() };
  };
  const host = run();
  const isConnected = async () => (await server.stranger().ask('{ bots { isFree } }')).data.bots.length > 0;
  const introduction = /I am (\S+);/;
  while (!(await isConnected()) || !introduction.test(host.said()))
    await new Promise((resolve) => setTimeout(resolve, 20));
  const [, hostId] = introduction.exec(host.said()) ?? [];
  const guest = run('challenge', hostId);
  expect(await guest.ended).toBe(0);
  const words = /\S+ over after \d+ half-moves: .*/;
  expect(guest.said()).toMatch(words);
  while (!words.test(host.said())) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(words.exec(host.said())?.[0]).toBe(words.exec(guest.said())?.[0]);
  host.stop();

  const person = await server.guest();
  const { id, invitation } = await createGame(person, { pairing: 'FRIEND', color: 'WHITE' });
  const friend = run(id, invitation.token);
  const watch = person.subscribe('subscription ($id: ID!) { gameChanged(id: $id) { ply status } }', { id });
  await watch.find(({ status }) => status === 'ACTIVE');
  await play(person, id, 0, 'e2e4');
  await watch.find(({ ply }) => ply === 2);
  await person.ask('mutation ($id: ID!) { resign(gameId: $id) { __typename } }', { id });
  expect(await friend.ended).toBe(0);
  expect(friend.said()).toContain('over after 2 half-moves: BLACK RESIGNATION');
  await rm(folder, { recursive: true });
});

test('every code is explained, and none that does not exist', async () => {
  const told = (await rows('errors.md')).map(([code]) => code);
  // The first two are graphql-js's refusals in Apollo's words, the others Apollo's own.
  const others = [
    'GRAPHQL_PARSE_FAILED',
    'GRAPHQL_VALIDATION_FAILED',
    'BAD_REQUEST',
    'OPERATION_RESOLUTION_FAILURE',
  ];
  expect(told.sort()).toEqual([...Object.keys(ProblemCodeEnum), ...REQUEST_ERROR_CODES, ...others].sort());
});

test('every limit is told as it is', async () => {
  const table = await rows('limits.md');
  const limits = table.filter((cells) => cells.length === 3).map(([name, most]) => [name, number(most)]);
  expect(Object.fromEntries(limits)).toEqual(LIMITS);
  const rates = table.filter((cells) => cells.length === 4);
  const told = rates.map(([what, by, most, seconds]) => `${what} ${by} ${number(most)} ${number(seconds)}`);
  const kept = Object.entries(RATES).flatMap(([what, holders]) =>
    Object.entries(holders).map(([by, { points, seconds }]) => `${what} ${by} ${points} ${seconds}`),
  );
  expect(told.sort()).toEqual(kept.sort());
});
