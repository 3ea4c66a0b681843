import type { Database } from '../database/database.js';
import { TestClient } from '../testing/test-client.js';
import { openTestDatabase } from '../testing/test-database.js';
import { createGame, play, playAll, see, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const BLITZ = { timeControl: { initialSeconds: 180, incrementSeconds: 2 } };
const DAYS = { timeControl: { daysPerMove: 3 } };
const WATCH = 'subscription ($id: ID!) { gameChanged(id: $id) { version status result { winner reason } } }';
const CLOCK =
  'query ($id: ID!) { game(id: $id) { status clock { whiteMs blackMs running } result { winner reason } } }';

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/**
 * Moves everything that a stored game has lived through into the past, as if that much time had gone by: all of it at
 * once, or a look in between would find a game whose moves are younger than its clock.
 */
async function letTimePass(id: string, milliseconds: number): Promise<void> {
  const earlier = `interval '${milliseconds} milliseconds'`;
  await database.transaction(async (within) => {
    await within.$executeRawUnsafe(
      `UPDATE games SET created_at = created_at - ${earlier}, started_at = started_at - ${earlier}, clock_at = clock_at - ${earlier},
       due_at = due_at - ${earlier}, version = version + 1 WHERE id = '${id}'`,
    );
    await within.$executeRawUnsafe(
      `UPDATE moves SET played_at = played_at - ${earlier} WHERE game_id = '${id}'`,
    );
  });
}

/** Makes the service look as if it had last lived that long ago. */
async function lastLived(milliseconds: number): Promise<void> {
  await database.prisma.$executeRawUnsafe(
    `UPDATE heartbeat SET alive_at = clock_timestamp() - interval '${milliseconds} milliseconds'`,
  );
}

const ABORTED = { status: 'ABORTED', result: null };
const timeout = (winner: string) => ({ status: 'FINISHED', result: { winner, reason: 'TIMEOUT' } });

// field-faults 27 and 40: the table in rules.md, with nobody there but one who watches.
test.each<[string, Record<string, unknown>, string, number, Record<string, unknown>]>([
  ['no first move of White, with a clock', BLITZ, '', 60 * SECOND, ABORTED],
  ['no first move of Black, with a clock', BLITZ, 'e2e4', 60 * SECOND, ABORTED],
  ['no first move, days per move', DAYS, '', 3 * DAY, ABORTED],
  ['no first move, no clock', {}, '', 14 * DAY, ABORTED],
  ["White's flag", BLITZ, 'e2e4 e7e5', 180 * SECOND + 1, timeout('BLACK')],
  ["Black's flag", BLITZ, 'e2e4 e7e5 g1f3', 180 * SECOND + 1, timeout('WHITE')],
  ['the days of a move', DAYS, 'e2e4 e7e5', 3 * DAY + 1, timeout('BLACK')],
  ['ninety days without a move', {}, 'e2e4 e7e5', 90 * DAY, ABORTED],
])('%s ends the game, once', async (_state, input, moves, after, expected) => {
  const game = await startGame(server, input);
  if (moves) await playAll(game, moves);
  // The server and the two have spent some of the time already.
  await letTimePass(game.id, after - 50 * SECOND);
  expect(await see(game.white, game.id)).toMatchObject({ status: 'ACTIVE' });
  const watch = server.stranger().subscribe(WATCH, { id: game.id });
  await watch.find(() => true);
  await letTimePass(game.id, 50 * SECOND);
  const { version } = await watch.find(({ status }) => status !== 'ACTIVE');
  expect(await see(game.white, game.id)).toMatchObject({ ...expected, version, turn: null });
  const stored = await database.prisma.game.findUniqueOrThrow({ where: { id: game.id } });
  expect(stored).toMatchObject({ dueAt: null, endedAt: expect.any(Date) });
});

test.each([
  ['', 24 * HOUR],
  ['daysPerMove', 14 * DAY],
])('an invitation that nobody accepts is called off (%s)', async (kind, after) => {
  const creator = await server.guest();
  const { id } = await createGame(creator, { pairing: 'FRIEND', ...(kind ? DAYS : {}) });
  const watch = creator.subscribe(WATCH, { id });
  await letTimePass(id, after - 50 * SECOND);
  expect(await see(creator, id)).toMatchObject({ status: 'WAITING' });
  await letTimePass(id, 50 * SECOND);
  await watch.find(({ status }) => status === 'ABORTED');
});

test('a move after the deadline loses on time, even if nobody had noticed yet', async () => {
  const quiet = await startTestServer({ database });
  await quiet.deadlines.stop();
  await server.deadlines.stop();
  const game = await startGame(quiet, BLITZ);
  await playAll(game, 'e2e4 e7e5');
  await letTimePass(game.id, 181 * SECOND);
  expect(await see(game.white, game.id)).toMatchObject({ status: 'ACTIVE' });
  expect(await play(game.white, game.id, 2, 'g1f3')).toMatchObject({ ...timeout('BLACK'), ply: 2 });
  await quiet.close();
  await server.deadlines.start();
});

// field-faults 28
test('a flag loses whatever is left, and the increment comes after each move once both have moved', async () => {
  const game = await startGame(server, BLITZ);
  const clock = async () => (await game.white.ask(CLOCK, { id: game.id })).data.game.clock;
  const began = Date.now();
  await playAll(game, 'e2e4');
  expect(await clock()).toEqual({ whiteMs: 180_000, blackMs: 180_000, running: null });
  await playAll(game, 'e7e5', 1);
  const running = await clock();
  expect(running).toMatchObject({ blackMs: 180_000, running: 'WHITE' });
  expect(running.whiteMs).toBeLessThanOrEqual(180_000);
  await letTimePass(game.id, 10 * SECOND);
  await playAll(game, 'g1f3', 2);
  const { whiteMs } = await clock();
  expect(whiteMs).toBeLessThanOrEqual(172_000);
  expect(whiteMs).toBeGreaterThanOrEqual(172_000 - (Date.now() - began));
});

describe('an outage', () => {
  // field-faults 26
  test.each([200, 1.5])('is not charged: a clock of 177 s has 177 s after %d s of it', async (seconds) => {
    const game = await startGame(server, BLITZ);
    const began = Date.now();
    await playAll(game, 'e2e4 e7e5');
    await server.deadlines.stop();
    await letTimePass(game.id, (3 + seconds) * SECOND);
    await lastLived(seconds * SECOND);
    const after = await startTestServer({ database });
    const { data } = await new TestClient(after.port, game.white.token).ask(CLOCK, { id: game.id });
    expect(data.game).toMatchObject({ status: 'ACTIVE', clock: { blackMs: 180_000, running: 'WHITE' } });
    expect(data.game.clock.whiteMs).toBeLessThanOrEqual(177_000);
    expect(data.game.clock.whiteMs).toBeGreaterThanOrEqual(177_000 - (Date.now() - began));
    expect(after.logged.join()).toContain('given the time back');
    await after.close();
    await server.deadlines.start();
  });

  test('does not raise a flag that had fallen before it, and one result is given, once', async () => {
    const game = await startGame(server, BLITZ);
    await playAll(game, 'e2e4 e7e5');
    await server.deadlines.stop();
    await letTimePass(game.id, 500 * SECOND);
    await lastLived(200 * SECOND);
    const before = await see(game.white, game.id);
    const nodes = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
    const ended = await see(game.white, game.id);
    expect(ended).toMatchObject(timeout('BLACK'));
    expect(ended.version).toBe(before.version + 1);
    for (const node of nodes) await node.close();
    await server.deadlines.start();
  });
});
