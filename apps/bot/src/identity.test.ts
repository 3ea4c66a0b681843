import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../api/src/testing/test-server.js';
import { parseConfig } from './config.js';
import { forgetToken, ownToken } from './identity.js';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'fog-bot-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const { signal } = new AbortController();

test('who it is lasts for as long as its folder, and nobody else reads it', async () => {
  const config = {
    apiUrl: `http://127.0.0.1:${server.port}/graphql`,
    dataFolder: join(folder, 'bot'),
    name: 'Will',
  };
  const token = await ownToken(config, signal);
  expect(await ownToken(config, signal)).toBe(token);
  expect((await stat(join(config.dataFolder, 'token'))).mode & 0o077).toBe(0);
  const { data } = await server.withToken(token).ask('{ viewer { name isBot } }');
  expect(data.viewer).toEqual({ name: 'Will', isBot: true });
  await forgetToken(config);
  expect(await ownToken(config, signal)).not.toBe(token);
});

test('the environment says where, who and how many', () => {
  expect(parseConfig({})).toMatchObject({
    apiUrl: 'http://localhost:3000/graphql',
    name: 'Wisp',
    games: 200,
    hostKey: null,
  });
  const environment = {
    API_URL: 'https://fog.example/graphql',
    BOT_FOLDER: '/x',
    BOT_GAMES: '3',
    BOT_KEY: 'a key of the host',
  };
  expect(parseConfig(environment)).toEqual({
    apiUrl: 'https://fog.example/graphql',
    dataFolder: '/x',
    name: 'Wisp',
    games: 3,
    hostKey: 'a key of the host',
  });
  for (const games of ['0', '1.5', '1001', 'many']) expect(() => parseConfig({ BOT_GAMES: games })).toThrow();
});
