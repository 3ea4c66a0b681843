import type { TestClient } from '../testing/test-client.js';
import { createGame, playAll, see, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SHOWN = '{ ... on Game { status drawOffer result { winner reason } } ... on Problem { code } }';

/** One of the mutations that name a game and nothing else. */
async function act(client: TestClient, mutation: string, id: string) {
  const { data } = await client.ask(`mutation ($id: ID!) { act: ${mutation}(gameId: $id) ${SHOWN} }`, { id });
  return data.act;
}

async function offerDraw(client: TestClient, id: string, ply: number) {
  const { data } = await client.ask(
    `mutation ($id: ID!, $ply: Int!) { act: offerDraw(gameId: $id, ply: $ply) ${SHOWN} }`,
    { id, ply },
  );
  return data.act;
}

const ABORTED = { status: 'ABORTED', drawOffer: null, result: null };
const won = (winner: string | null, reason: string) => ({
  status: 'FINISHED',
  drawOffer: null,
  result: { winner, reason },
});

// field-faults 41
test.each([
  ['', 'white'],
  ['', 'black'],
  ['e2e4', 'white'],
  ['e2e4', 'black'],
] as const)('resigning or aborting after "%s" by %s is an abort, once', async (moves, who) => {
  for (const mutation of ['resign', 'abortGame']) {
    const game = await startGame(server);
    if (moves) await playAll(game, moves);
    expect(await act(game[who], mutation, game.id)).toEqual(ABORTED);
    const { version } = await see(game.white, game.id);
    expect(await act(game[who], mutation, game.id)).toEqual(ABORTED);
    expect((await see(game.white, game.id)).version).toBe(version);
  }
});

test('once both have moved a game can be resigned, and not aborted', async () => {
  const game = await startGame(server);
  await playAll(game, 'e2e4 e7e5');
  expect(await act(game.white, 'abortGame', game.id)).toEqual({ code: 'CANNOT_ABORT' });
  expect(await act(game.black, 'resign', game.id)).toEqual(won('WHITE', 'RESIGNATION'));
  expect(await act(game.black, 'resign', game.id)).toEqual(won('WHITE', 'RESIGNATION'));
  expect(await act(game.white, 'resign', game.id)).toEqual({ code: 'GAME_OVER' });
  expect(await act(game.white, 'abortGame', game.id)).toEqual({ code: 'GAME_OVER' });
});

test('only those who hold a seat can act, and a game that waits can only be called off', async () => {
  const game = await startGame(server);
  await playAll(game, 'e2e4 e7e5');
  const guest = await server.guest();
  for (const mutation of ['resign', 'abortGame', 'declineDraw']) {
    expect(await act(guest, mutation, game.id)).toEqual({ code: 'NOT_YOUR_GAME' });
    expect(await act(guest, mutation, 'gNothing')).toEqual({ code: 'GAME_NOT_FOUND' });
  }
  expect(await offerDraw(guest, game.id, 2)).toEqual({ code: 'NOT_YOUR_GAME' });
  const { id } = await createGame(guest, { pairing: 'FRIEND' });
  expect(await act(guest, 'resign', id)).toEqual({ code: 'GAME_NOT_STARTED' });
  expect(await offerDraw(guest, id, 0)).toEqual({ code: 'GAME_NOT_STARTED' });
  expect(await act(guest, 'abortGame', id)).toEqual(ABORTED);
});

describe('a draw offer', () => {
  test('can be made once both have moved, is public, and is accepted by an offer', async () => {
    const game = await startGame(server);
    await playAll(game, 'e2e4');
    expect(await offerDraw(game.white, game.id, 1)).toEqual({ code: 'OFFER_TOO_SOON' });
    await playAll(game, 'e7e5', 1);
    expect(await offerDraw(game.white, game.id, 1)).toEqual({ code: 'STALE_PLY' });
    expect(await offerDraw(game.black, game.id, 2)).toMatchObject({ status: 'ACTIVE', drawOffer: 'BLACK' });
    expect(await offerDraw(game.black, game.id, 2)).toMatchObject({ status: 'ACTIVE', drawOffer: 'BLACK' });
    expect((await see(server.stranger(), game.id)).drawOffer).toBe('BLACK');
    expect(await offerDraw(game.white, game.id, 2)).toEqual(won(null, 'AGREEMENT'));
    expect(await offerDraw(game.white, game.id, 2)).toEqual(won(null, 'AGREEMENT'));
  });

  test('is declined in words or by a move, and then waits ten moves', async () => {
    const game = await startGame(server);
    await playAll(game, 'e2e4 e7e5');
    expect(await act(game.black, 'declineDraw', game.id)).toEqual({ code: 'NO_OFFER' });
    await offerDraw(game.white, game.id, 2);
    expect(await act(game.white, 'declineDraw', game.id)).toEqual({ code: 'NO_OFFER' });
    expect(await act(game.black, 'declineDraw', game.id)).toMatchObject({
      status: 'ACTIVE',
      drawOffer: null,
    });
    expect(await act(game.black, 'declineDraw', game.id)).toMatchObject({
      status: 'ACTIVE',
      drawOffer: null,
    });
    expect(await offerDraw(game.white, game.id, 2)).toEqual({ code: 'OFFER_TOO_SOON' });
    await offerDraw(game.black, game.id, 2);
    const moved = await playAll(game, 'g1f3', 2);
    expect(moved).toMatchObject({ ply: 3, drawOffer: null, status: 'ACTIVE' });
  });

  test('at the same instant as a move: one comes first, and none is lost', async () => {
    const game = await startGame(server);
    await playAll(game, 'e2e4 e7e5');
    const [moved, offered] = await Promise.all([playAll(game, 'g1f3', 2), offerDraw(game.black, game.id, 2)]);
    expect(moved).toMatchObject({ ply: 3 });
    expect([{ code: 'STALE_PLY' }, { status: 'ACTIVE', drawOffer: 'BLACK', result: null }]).toContainEqual(
      offered,
    );
  });
});
