import { createGame, join, playAll, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MINE =
  'subscription { myGamesChanged { id status ply role turn drawOffer rematchOffer board { eyes } } }';

/** Long enough for a first look, after which changes are told. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 1000));

test('tells of what wants its player, in whichever game, and of nothing else', async () => {
  const white = await server.guest();
  const other = await startGame(server);
  const { id, invitation } = await createGame(white, { pairing: 'FRIEND', color: 'WHITE' });
  const mine = white.subscribe(MINE);
  await settled();
  const black = await server.guest();
  await join(black, id, invitation.token);
  expect(await mine.find(() => true)).toMatchObject({
    id,
    status: 'ACTIVE',
    ply: 0,
    role: 'WHITE',
    board: { eyes: 'WHITE' },
  });

  const game = { id, white, black };
  await playAll(other, 'e2e4 e7e5');
  await playAll(game, 'e2e4 e7e5');
  await mine.find(({ ply }) => ply === 2);
  await black.ask('mutation ($id: ID!) { offerDraw(gameId: $id, ply: 2) { __typename } }', { id });
  await mine.find(({ drawOffer }) => drawOffer === 'BLACK');
  await playAll(game, 'g1f3', 2);
  await black.ask('mutation ($id: ID!) { resign(gameId: $id) { __typename } }', { id });
  await mine.find(({ status }) => status === 'FINISHED');
  await black.ask('mutation ($id: ID!) { offerRematch(gameId: $id) { __typename } }', { id });
  await mine.find(({ rematchOffer }) => rematchOffer === 'BLACK');

  expect(new Set(mine.all.map((event) => event.id))).toEqual(new Set([id]));
  expect(
    mine.all.filter(
      ({ status, turn, drawOffer, ply }) => status === 'ACTIVE' && turn !== 'WHITE' && !drawOffer && ply > 0,
    ),
  ).toEqual([]);
});

test('tells of a game that was not there when the subscription began', async () => {
  const finished = await startGame(server);
  await playAll(finished, 'e2e4 f7f6 d1h5 a7a6 h5e8');
  const mine = finished.black.subscribe(MINE);
  await settled();
  for (const client of [finished.white, finished.black]) {
    await client.ask('mutation ($id: ID!) { offerRematch(gameId: $id) { __typename } }', { id: finished.id });
  }
  expect(await mine.find(({ ply }) => ply === 0)).toMatchObject({ status: 'ACTIVE', role: 'WHITE' });
});

test('is nothing for a stranger', async () => {
  const mine = server.stranger().subscribe(MINE);
  await mine.find(() => false, 1500).catch(() => undefined);
  expect(mine.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
