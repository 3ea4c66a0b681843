import type { TestClient } from '../testing/test-client.js';
import { createGame, join, see } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
// Nobody of one test waits for somebody of the next: what is only overdue would be given time by its maker's next sign of life.
afterEach(() =>
  server.database.prisma.game.updateMany({
    where: { status: 'waiting' },
    data: { status: 'aborted', dueAt: null, endedAt: new Date(), version: { increment: 1 } },
  }),
);
afterAll(() => server.close());

const BLITZ = { timeControl: { initialSeconds: 180, incrementSeconds: 2 } };
const seek = (client: TestClient, input: Record<string, unknown> = {}) =>
  createGame(client, { pairing: 'ANYONE', ...input });

const OPEN =
  'query ($first: Int!) { openGames(first: $first) { nodes { id white { name } black { name } timeControl { initialSeconds } board { placement } } totalCount } }';
const open = async () => (await server.stranger().ask(OPEN, { first: 10 })).data.openGames;

test('the first waits, the second plays with them at once', async () => {
  const [first, second] = [await server.guest('Ada'), await server.guest('Bo')];
  const waiting = await seek(first, { color: 'BLACK' });
  expect(waiting).toMatchObject({ status: 'WAITING', role: 'BLACK', invitation: null });
  const paired = await seek(second);
  expect(paired).toMatchObject({ id: waiting.id, status: 'ACTIVE', role: 'WHITE' });
  expect(await open()).toEqual({ nodes: [], totalCount: 0 });
});

test('wishes must fit: the clock, the side, and not oneself', async () => {
  const [first, second, third] = [await server.guest(), await server.guest(), await server.guest()];
  const waiting = await seek(first, { color: 'WHITE', ...BLITZ });
  expect(await seek(first, BLITZ)).toMatchObject({ status: 'WAITING' });
  expect(await seek(second, { color: 'WHITE' })).toMatchObject({ status: 'WAITING' });
  expect(await seek(third, { color: 'BLACK', ...BLITZ })).toMatchObject({ id: waiting.id, status: 'ACTIVE' });
});

test('of many at the same instant, all but the odd one play', async () => {
  const seekers = await Promise.all(Array.from({ length: 9 }, () => server.guest()));
  const answers = await Promise.all(seekers.map((client) => seek(client)));
  const seen = await Promise.all(seekers.map((client, index) => see(client, answers[index].id)));
  expect(seen.filter(({ status }) => status === 'ACTIVE')).toHaveLength(8);
  expect(new Set(answers.map(({ id }) => id)).size).toBe(5);
  for (const game of seen.filter(({ status }) => status === 'ACTIVE'))
    expect(game.white.id).not.toBe(game.black.id);
});

test('the list shows who waits, the longest first, and joining takes no token', async () => {
  const [first, second, third] = [
    await server.guest('Ada'),
    await server.guest('Bo'),
    await server.guest('Cy'),
  ];
  const [one] = [await seek(first, { color: 'WHITE', ...BLITZ }), await seek(second, { color: 'WHITE' })];
  const { nodes, totalCount } = await open();
  expect(nodes).toMatchObject([
    { id: one.id, white: { name: 'Ada' }, black: null, timeControl: { initialSeconds: 180 } },
    { white: { name: 'Bo' }, timeControl: null },
  ]);
  expect(totalCount).toBe(2);
  for (const { board } of nodes) expect(board.placement).toMatch(/^[?/]+$/);
  expect(await join(third, one.id, null)).toMatchObject({ status: 'ACTIVE', role: 'BLACK' });
  expect((await open()).totalCount).toBe(1);
});

describe('a sign of life', () => {
  const games = () => server.database.prisma.game;
  const dueAt = async (id: string) =>
    (await games().findUniqueOrThrow({ where: { id } })).dueAt?.getTime() ?? 0;
  /** Lets the wish end a little sooner than a sign of life would have it; gives when. */
  const letEndSooner = async (id: string) => {
    const sooner = new Date((await server.database.now()).getTime() + 25_000);
    await games().update({ where: { id }, data: { dueAt: sooner } });
    return sooner.getTime();
  };

  test('is a poll or a subscription of its maker, of nobody else', async () => {
    const maker = await server.guest();
    const { id } = await seek(maker);
    let sooner = await letEndSooner(id);
    await see(server.stranger(), id);
    await see(await server.guest(), id);
    expect(await dueAt(id)).toBe(sooner);
    await see(maker, id);
    expect(await dueAt(id)).toBeGreaterThan(sooner);
    sooner = await letEndSooner(id);
    await maker
      .subscribe('subscription ($id: ID!) { gameChanged(id: $id) { version } }', { id })
      .find(() => true);
    expect(await dueAt(id)).toBeGreaterThan(sooner);
  });

  // field-faults 39
  test('that stays away ends the wish: whoever comes next waits', async () => {
    const gone = await server.guest();
    const { id } = await seek(gone);
    await server.database.prisma.game.update({ where: { id }, data: { dueAt: await server.database.now() } });
    expect(await seek(await server.guest())).toMatchObject({ status: 'WAITING' });
    await server
      .stranger()
      .subscribe('subscription ($id: ID!) { gameChanged(id: $id) { status } }', { id })
      .find(({ status }) => status === 'ABORTED');
  });
});

test('the list can be followed', async () => {
  const watch = server.stranger().subscribe('subscription { openGamesChanged(first: 5) { nodes { id } } }');
  expect(await watch.find(() => true)).toEqual({ nodes: [] });
  const { id } = await seek(await server.guest());
  await watch.find(({ nodes }) => nodes.length === 1 && nodes[0].id === id);
  await seek(await server.guest());
  await watch.find(({ nodes }) => watch.all.length > 2 && nodes.length === 0);
});
