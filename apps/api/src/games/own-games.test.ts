import { LocalWakeUps, type WakeUpListener } from '../realtime/wake-ups.js';
import type { Events, TestClient } from '../testing/test-client.js';
import { createGame, join, playAll, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** Wake-ups that know how many have ever come to listen. */
class CountingWakeUps extends LocalWakeUps {
  listeners = 0;

  override listen(listener: WakeUpListener): () => void {
    this.listeners += 1;
    return super.listen(listener);
  }
}

const wakeUps = new CountingWakeUps();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ substitutes: { wakeUps } });
});
afterAll(() => server.close());

const MINE =
  'subscription { myGamesChanged { id status ply role turn drawOffer rematchOffer board { eyes } } }';

/** Follows a player's games; from the first look on, after which one listens, changes are told. */
async function follow(client: TestClient): Promise<Events> {
  const before = wakeUps.listeners;
  const mine = client.subscribe(MINE);
  while (wakeUps.listeners === before) await new Promise((resolve) => setTimeout(resolve, 5));
  return mine;
}

test('tells of what wants its player, in whichever game, and of nothing else', async () => {
  const white = await server.guest();
  const other = await startGame(server);
  const { id, invitation } = await createGame(white, { pairing: 'FRIEND', color: 'WHITE' });
  const mine = await follow(white);
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
  const mine = await follow(finished.black);
  for (const client of [finished.white, finished.black]) {
    await client.ask('mutation ($id: ID!) { offerRematch(gameId: $id) { __typename } }', { id: finished.id });
  }
  expect(await mine.find(({ ply }) => ply === 0)).toMatchObject({ status: 'ACTIVE', role: 'WHITE' });
});

test('is nothing for a stranger', async () => {
  const mine = server.stranger().subscribe(MINE);
  expect(await mine.end()).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(mine.all).toEqual([]);
});
