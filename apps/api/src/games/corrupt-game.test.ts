import { createGame, playAll, startGame, type TestGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What may befall the rows of a game after four half-moves. */
const CORRUPTIONS: Record<string, (id: string) => Promise<unknown>> = {
  'a move that cannot be played': (id) => change(id, 2, { to: 'e4' }),
  'a promotion of nothing': (id) => change(id, 2, { promotion: 'queen' }),
  'no last move': (id) => remove(id, 4),
  'no move in the middle': (id) => remove(id, 2),
  'no move at all': (id) => server.database.prisma.move.deleteMany({ where: { gameId: id } }),
};

const change = (gameId: string, ply: number, data: { to?: string; promotion?: 'queen' }) =>
  server.database.prisma.move.update({ where: { gameId_ply: { gameId, ply } }, data });

const remove = (gameId: string, ply: number) =>
  server.database.prisma.move.delete({ where: { gameId_ply: { gameId, ply } } });

async function played(): Promise<TestGame> {
  const game = await startGame(server, { timeControl: { initialSeconds: 180, incrementSeconds: 2 } });
  await playAll(game, 'e2e4 e7e5 g1f3 b8c6');
  return game;
}

/** Every cache of a game holds it at a version: this one is found nowhere but in the database. */
const forgotten = (id: string) =>
  server.database.prisma.game.update({ where: { id }, data: { version: { increment: 1 } } });

const setAside = (id: string) =>
  server.logged.filter((line) => line.includes('set aside') && line.includes(id)).length;

describe.each(Object.keys(CORRUPTIONS))('of a game with %s', (what) => {
  test('the flag cannot fall: it is set aside once, and others end', async () => {
    const [broken, sound] = [await played(), await played()];
    await CORRUPTIONS[what](broken.id);
    const watch = server.stranger();
    const events = watch.subscribe('subscription ($id: ID!) { gameChanged(id: $id) { status } }', {
      id: sound.id,
    });
    await events.find(() => true);
    for (const { id } of [broken, sound]) {
      await forgotten(id);
      await server.database.prisma.$executeRaw`
        UPDATE games SET clock_at = clock_at - interval '200 seconds', due_at = due_at - interval '200 seconds'
        WHERE id = ${id}`;
    }
    await events.find(({ status }) => status === 'FINISHED');
    expect(setAside(broken.id)).toBe(1);
    await watch.close();
  });

  test('lists show what its row tells, nothing of its past, and go on', async () => {
    const [broken, sound] = [await played(), await played()];
    await broken.white.ask('mutation ($id: ID!) { resign(gameId: $id) { __typename } }', { id: broken.id });
    await sound.white.ask('mutation ($id: ID!) { resign(gameId: $id) { __typename } }', { id: sound.id });
    await CORRUPTIONS[what](broken.id);
    await forgotten(broken.id);
    for (const client of [server.stranger(), broken.white]) {
      const { data, errors } = await client.ask(
        '{ games(first: 2) { nodes { id ply result { reason } board { eyes placement } } } }',
      );
      expect(errors).toEqual([]);
      const [newest, before] = data.games.nodes;
      expect(newest).toMatchObject({ id: sound.id, board: { eyes: 'ALL' } });
      expect(before).toMatchObject({ id: broken.id, ply: 4, result: { reason: 'RESIGNATION' } });
      expect(before.board).toEqual(newest.board);
      const past = await client.ask('{ games(first: 2) { nodes { pgn replay { plies } } } }');
      expect(past.errors).toEqual([]);
      expect(past.data.games.nodes).toMatchObject([{ replay: { plies: 4 } }, { pgn: null, replay: null }]);
    }
    expect(setAside(broken.id)).toBe(2);
  });

  test('an export leaves it out', async () => {
    const { data } = await server.stranger().ask('{ games(first: 2) { nodes { id } } }');
    const [sound, broken] = data.games.nodes.map(({ id }: { id: string }) => id);
    const text = await (await fetch(`http://127.0.0.1:${server.port}/export/games.ndjson`)).text();
    expect(text).toContain(sound);
    expect(text).not.toContain(broken);
  });
});

test('a game that is sound is left as it is', async () => {
  const { id } = await createGame(await server.guest(), { pairing: 'FRIEND' });
  expect(setAside(id)).toBe(0);
});
