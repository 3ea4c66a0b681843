import type { TestClient } from '../testing/test-client.js';
import { createGame, playAll, see, startGame, type TestGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEXT =
  'rematchOffer rematch { id status role white { name } black { name } timeControl { initialSeconds incrementSeconds } version ply }';

async function offer(client: TestClient, id: string) {
  const { data } = await client.ask(
    `mutation ($id: ID!) { offerRematch(gameId: $id) { ... on Game { id version ${NEXT} } ... on Problem { code } } }`,
    { id },
  );
  return data.offerRematch;
}

async function finishedGame(input: Record<string, unknown> = {}): Promise<TestGame> {
  const game = await startGame(server, input);
  await playAll(game, 'e2e4 f7f6 d1h5 a7a6 h5e8');
  return game;
}

test('an offer is public, an answer begins the next game with the colours swapped', async () => {
  const { id, white, black } = await finishedGame({
    timeControl: { initialSeconds: 300, incrementSeconds: 3 },
  });
  const watch = black.subscribe(`subscription ($id: ID!) { gameChanged(id: $id) { version ${NEXT} } }`, {
    id,
  });
  const { version } = await watch.find(() => true);
  expect(await offer(white, id)).toMatchObject({
    version: version + 1,
    rematchOffer: 'WHITE',
    rematch: null,
  });
  expect(await watch.find((event) => event.rematchOffer === 'WHITE')).toMatchObject({ rematch: null });
  expect(await offer(white, id)).toMatchObject({ version: version + 1, rematch: null });

  const accepted = await offer(black, id);
  expect(accepted).toMatchObject({
    id,
    version: version + 2,
    rematchOffer: null,
    rematch: {
      status: 'ACTIVE',
      role: 'WHITE',
      white: { name: 'Bo' },
      black: { name: 'Wilma' },
      version: 1,
      ply: 0,
    },
  });
  expect(accepted.rematch.timeControl).toEqual({ initialSeconds: 300, incrementSeconds: 3 });
  expect(await offer(white, id)).toMatchObject({
    version: version + 2,
    rematch: { id: accepted.rematch.id, role: 'BLACK' },
  });
  expect(await watch.find((event) => event.rematch !== null)).toMatchObject({
    rematch: { id: accepted.rematch.id },
  });
  await playAll({ id: accepted.rematch.id, white: black, black: white }, 'e2e4 e7e5');
});

test('both at once begin one game', async () => {
  const { id, white, black } = await finishedGame();
  await Promise.all([offer(white, id), offer(black, id)]);
  const [one, other] = [await offer(white, id), await offer(black, id)];
  expect(one.rematch.id).toBe(other.rematch.id);
});

// field-faults 32
test('an offer stands for a day, whoever is there', async () => {
  const { id, white, black } = await finishedGame();
  await offer(white, id);
  const { game } = server.database.prisma;
  const ago = async (ms: number) => new Date((await server.database.now()).getTime() - ms);
  const HOUR = 60 * 60 * 1000;
  await game.update({ where: { id }, data: { rematchOfferAt: await ago(23 * HOUR) } });
  const query = `query ($id: ID!) { game(id: $id) { ${NEXT} } }`;
  expect((await black.ask(query, { id })).data.game.rematchOffer).toBe('WHITE');
  await game.update({ where: { id }, data: { rematchOfferAt: await ago(24 * HOUR) } });
  expect((await black.ask(query, { id })).data.game.rematchOffer).toBeNull();
  expect(await offer(black, id)).toMatchObject({ rematchOffer: 'BLACK', rematch: null });
});

test('two people at one device begin the next game at once', async () => {
  const device = await server.guest();
  const { id } = await createGame(device, { pairing: 'SAME_DEVICE' });
  await device.ask('mutation ($id: ID!) { resign(gameId: $id) { __typename } }', { id });
  expect(await offer(device, id)).toMatchObject({ rematch: { status: 'ACTIVE', role: 'BOTH' } });
});

test('there is none of a game that goes on, that nobody joined, or that is not yours', async () => {
  const game = await startGame(server);
  expect(await offer(game.white, game.id)).toEqual({ code: 'BAD_INPUT' });
  expect(await offer(server.stranger(), game.id).catch(() => 'error')).toBe('error');
  expect(await offer(await server.guest(), game.id)).toEqual({ code: 'NOT_YOUR_GAME' });
  const creator = await server.guest();
  const { id } = await createGame(creator, { pairing: 'FRIEND' });
  await creator.ask('mutation ($id: ID!) { abortGame(gameId: $id) { __typename } }', { id });
  expect(await offer(creator, id)).toEqual({ code: 'NO_OPPONENT' });
});

test('there is none with somebody who has had themselves deleted, whoever offered', async () => {
  const { id, white, black } = await finishedGame();
  await offer(white, id);
  await white.ask('mutation { deletePlayer }');
  expect(await offer(black, id)).toEqual({ code: 'NO_OPPONENT' });
});

test('the next game is in the fog for everybody else', async () => {
  const { id, white, black } = await finishedGame();
  await offer(white, id);
  await offer(black, id);
  const query = 'query ($id: ID!) { game(id: $id) { rematch { id role board { placement } } } }';
  const { rematch } = (await server.stranger().ask(query, { id })).data.game;
  expect(rematch.role).toBe('SPECTATOR');
  expect(rematch.board.placement).toBe((await see(server.stranger(), rematch.id)).board.placement);
  expect(rematch.board.placement).toMatch(/^[?/]+$/);
});
