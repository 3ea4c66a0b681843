import { parsePgn } from '@fog/engine';
import { RATES } from '../graphql/rates.js';
import { playAll, startGame, type TestGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const MOVES = 'e2e4 f7f6 d1h5 a7a6 h5e8';

let server: TestServer;
let finished: TestGame;
let running: TestGame;
let unlisted: TestGame;
beforeAll(async () => {
  server = await startTestServer();
  finished = await startGame(server, { timeControl: { initialSeconds: 300, incrementSeconds: 2 } });
  unlisted = await startGame(server, { listed: false });
  running = await startGame(server);
  for (const game of [finished, unlisted]) await playAll(game, MOVES);
  await playAll(running, 'e2e4');
});
afterAll(() => server.close());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${server.port}/export/${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function playerOf(client: TestGame['white']): Promise<string> {
  return (await client.ask('{ viewer { id } }')).data.viewer.id;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

test('a finished game is a PGN that can be read again, the same as in the schema', async () => {
  const { status, headers, text } = await get(`games/${finished.id}.pgn`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/x-chess-pgn; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename=${finished.id}.pgn`);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(text).toContain(`/game/${finished.id}"]`);
  expect(text).toContain('[White "Wilma"]\n[Black "Bo"]\n[Result "1-0"]');
  const read = parsePgn(text);
  expect(read).toMatchObject({ ok: true });
  const { data } = await server
    .stranger()
    .ask('query ($id: ID!) { game(id: $id) { pgn } }', { id: finished.id });
  expect(text).toBe(`${data.game.pgn}\n`);
});

test('the collection has a page that names every field of its lines', async () => {
  const { status, headers, text } = await get('README.md');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(headers.get('etag')).toBeNull();
  const [line] = linesOf((await get('games.ndjson')).text);
  for (const field of Object.keys(line)) expect(text).toContain(`\`${field}\``);
});

test('before the end a game is refused, to its players as well, and its pgn is null', async () => {
  for (const headers of [{}, { authorization: `Bearer ${running.white.token}` }] as Record<
    string,
    string
  >[]) {
    const { status, text } = await get(`games/${running.id}.pgn`, headers);
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN', field: 'id' } }] });
    expect(text).not.toContain('[Event');
  }
  const { data } = await running.white.ask('query ($id: ID!) { game(id: $id) { pgn } }', { id: running.id });
  expect(data.game.pgn).toBeNull();
});

test('all listed finished games, a line each, and none that runs or is not listed', async () => {
  const { status, headers, text } = await get('games.ndjson');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  const lines = linesOf(text);
  expect(lines.map(({ id }) => id)).toEqual([finished.id]);
  expect(lines[0]).toMatchObject({
    pairing: 'FRIEND',
    timeControl: { initialSeconds: 300, incrementSeconds: 2 },
    white: { name: 'Wilma', isBot: false },
    winner: 'WHITE',
    reason: 'KING_CAPTURED',
    plies: 5,
    moves: MOVES,
  });
  expect(lines[0].clocks).toHaveLength(5);
  expect(text).not.toContain(running.id);
});

test('since takes a day or an instant', async () => {
  const { text } = await get('games.ndjson');
  const { endedAt } = linesOf(text)[0];
  expect(linesOf((await get(`games.ndjson?since=${endedAt}`)).text)).toHaveLength(1);
  const later = new Date(Date.parse(endedAt) + 1).toISOString();
  expect((await get(`games.ndjson?since=${later}`)).text).toBe('');
  expect(linesOf((await get('games.ndjson?since=2026-01-01')).text)).toHaveLength(1);
  for (const since of ['yesterday', '2026-13-01', '0000-01-01', '', '1', '2026-01-01&since=2026-01-02']) {
    const refused = await get(`games.ndjson?since=${since}`);
    expect({ since, status: refused.status }).toEqual({ since, status: 400 });
    expect(JSON.parse(refused.text).errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'since',
    });
  }
});

test("a player's games in both forms", async () => {
  const player = await playerOf(finished.black);
  expect(linesOf((await get(`players/${player}.ndjson`)).text)).toMatchObject([{ id: finished.id }]);
  expect((await get(`players/${player}.pgn`)).text).toBe((await get(`games/${finished.id}.pgn`)).text);
  const watcher = await playerOf(running.white);
  expect((await get(`players/${watcher}.pgn`)).text).toBe('');
});

test('many games come in the order of their ends, past one page', async () => {
  const guest = await server.guest();
  const player = await playerOf(guest);
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
  const ids = Array.from({ length: 52 }, (_, minute) => `gAgreed${minute}`);
  await server.database.prisma.game.createMany({
    data: ids.map((id, minute) => ({
      id,
      status: 'finished',
      pairing: 'same_device',
      listed: true,
      createdById: player,
      whiteId: player,
      blackId: player,
      createdAt: at(minute),
      startedAt: at(minute),
      endedAt: at(minute),
      reason: 'agreement',
    })),
  });
  expect(linesOf((await get(`players/${player}.ndjson`)).text).map(({ id }) => id)).toEqual(ids);
});

test('what is not there, and who asks too often', async () => {
  expect((await get('games/gNone.pgn')).status).toBe(404);
  expect((await get('nothing')).status).toBe(404);
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const asked = await Promise.all(
    Array.from({ length: RATES.exports.address.points + 2 }, () => get(`games/${finished.id}.pgn`, from)),
  );
  const refused = asked.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(Number(refused[0].headers.get('retry-after'))).toBeGreaterThan(0);
});
