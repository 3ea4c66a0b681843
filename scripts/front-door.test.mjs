import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { createFrontDoor } from './front-door.mjs';
import { WAITING_POLICY, waitingPage } from './waiting-page.mjs';

const servers = [];

const listen = (server, port = 0) =>
  new Promise((resolve) => {
    servers.push(server);
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });

/** A server that answers with its own name and the request it saw. */
const echo = (name) =>
  createServer((request, response) =>
    response.end(JSON.stringify({ name, url: request.url, headers: request.headers })),
  );

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function open({ api = echo('api'), web = echo('web') } = {}) {
  const [apiPort, webPort] = await Promise.all([listen(api), listen(web)]);
  const door = createFrontDoor({ api: `http://127.0.0.1:${apiPort}`, web: `http://127.0.0.1:${webPort}` });
  const port = await listen(door);
  return { origin: `http://127.0.0.1:${port}`, port };
}

test.each([
  ['/graphql', 'api'],
  ['/graphql?query=x', 'api'],
  ['/schema.graphql', 'api'],
  ['/export/games/g1.pgn', 'api'],
  ['/healthz', 'api'],
  ['/', 'web'],
  ['/en/game/g1', 'web'],
  ['/graphqlish', 'web'],
  ['/metrics', 'web'],
])('%s goes to the %s', async (path, name) => {
  const { origin } = await open();
  const seen = await (await fetch(origin + path)).json();
  expect(seen).toMatchObject({ name, url: path });
});

test('what the client claims about its address, scheme and host never reaches the API', async () => {
  const { origin, port } = await open();
  const claims = {
    Forwarded: 'for=9.9.9.9',
    'X-Forwarded-For': '9.9.9.9',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Port': '1',
  };
  const { headers } = await (await fetch(`${origin}/graphql`, { headers: claims })).json();
  expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-forwarded-host']).toBe(`127.0.0.1:${port}`);
  expect(JSON.stringify(headers)).not.toMatch(/9\.9\.9\.9|evil|forwarded-port/);
});

test('a dead API is a GraphQL error with a stable code, a dead site a page that tries again', async () => {
  // A port that is free now may be anybody's in a moment; nobody listens on the first.
  const nobody = 'http://127.0.0.1:1';
  const port = await listen(createFrontDoor({ api: nobody, web: nobody }));
  const answer = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
  expect((await answer.json()).errors[0].extensions.code).toBe('UNAVAILABLE');
  const page = await fetch(`http://127.0.0.1:${port}/en`);
  expect(page.status).toBe(503);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('http-equiv="refresh"');
  for (const { headers } of [answer, page]) {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test.each([
  ['/pl/rules', 'de', 'pl'],
  ['/sv', '', 'sv'],
  ['/de?x=1', '', 'de'],
  ['/', 'fr-CH, nl;q=0.8, en;q=0.5', 'nl'],
  ['/game/g1', 'da-DK', 'da'],
  ['/xx/rules', 'de', 'de'],
  ['/depth', '', 'en'],
  ['/', undefined, 'en'],
])('who waits at %s with the wish “%s” is told so in %s', (address, wish, language) => {
  expect(waitingPage(address, wish)).toContain(`<html lang="${language}">`);
});

test.each(['en', 'de', 'da', 'sv', 'nl', 'pl'])(
  'the page to wait at in %s names the game as the site does',
  (language) => {
    const messages = new URL(`../apps/web/src/i18n/messages/${language}.json`, import.meta.url);
    const { site } = JSON.parse(readFileSync(messages, 'utf8'));
    expect(waitingPage(`/${language}`)).toContain(` · ${site.name}</title>`);
  },
);

test('the page to wait at may have its own style', () => {
  const [, style] = /<style>([^<]*)<\/style>/.exec(waitingPage());
  expect(WAITING_POLICY).toContain(createHash('sha256').update(style).digest('base64'));
});

const UPGRADE = 'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

test('a socket goes through in both directions, and closes when the API dies', async () => {
  const api = echo('api');
  const held = [];
  api.on('upgrade', (_request, socket) => {
    held.push(socket);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.on('data', (chunk) => socket.write(`heard ${chunk}`));
  });
  const { port } = await open({ api });
  const client = connect(port, '127.0.0.1');
  let text = '';
  client.on('data', (chunk) => {
    text += chunk;
    if (text.includes('\r\n\r\n') && !text.includes('heard')) client.write('hello');
    if (text.includes('heard hello')) held[0].destroy();
  });
  const closed = new Promise((resolve) => client.once('close', resolve));
  client.write(UPGRADE);
  await closed;
  expect(text).toContain('101 Switching Protocols');
  expect(text).toContain('heard hello');
});

test('a client that breaks off does not take the door down for others', async () => {
  const waiting = [];
  const slow = createServer((_request, response) => waiting.push(response));
  const { origin } = await open({ api: slow });
  const breakingOff = new AbortController();
  slow.once('request', () => breakingOff.abort());
  await expect(fetch(`${origin}/graphql`, { signal: breakingOff.signal })).rejects.toThrow();
  slow.once('request', () => waiting.at(-1).end('late'));
  expect(await (await fetch(`${origin}/graphql`)).text()).toBe('late');
  expect((await (await fetch(`${origin}/en`)).json()).name).toBe('web');
});
