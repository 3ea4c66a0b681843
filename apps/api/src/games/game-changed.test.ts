import { LocalWakeUps, type WakeUp } from '../realtime/wake-ups.js';
import { createGame, join, play, SEEN, SEEN_BOARD, see, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const WATCH = `subscription ($id: ID!) { gameChanged(id: $id) { ${SEEN} } } ${SEEN_BOARD}`;

/** Wake-ups that can be made to get lost, or to come twice. */
class UnreliableWakeUps extends LocalWakeUps {
  copies = 1;

  override send(wakeUp: WakeUp): void {
    for (let copy = 0; copy < this.copies; copy += 1) super.send(wakeUp);
  }
}

const wakeUps = new UnreliableWakeUps();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ substitutes: { wakeUps } });
});
beforeEach(() => {
  wakeUps.copies = 1;
});
afterAll(() => server.close());

// field-faults 14
test('after each ply the event equals a fresh query, for everybody, once a version', async () => {
  const creator = await server.guest('Wilma');
  const created = await createGame(creator, { pairing: 'FRIEND', color: 'WHITE' });
  const [friend, guest, stranger] = [await server.guest('Bo'), await server.guest(), server.stranger()];
  const viewers = [creator, friend, guest, stranger];
  const watches = viewers.map((client) => client.subscribe(WATCH, { id: created.id }));
  const agree = async (version: number) => {
    for (const [index, client] of viewers.entries()) {
      const event = await watches[index].find((game) => game.version === version);
      expect(event).toEqual(await see(client, created.id));
    }
  };
  await agree(1);
  await join(friend, created.id, created.invitation.token);
  await agree(2);
  const moves = 'e2e4 f7f6 d1h5 a7a6 h5e8'.split(' ');
  for (const [ply, uci] of moves.entries()) {
    await play(ply % 2 === 0 ? creator : friend, created.id, ply, uci);
    await agree(3 + ply);
  }
  for (const watch of watches) expect(watch.all.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a wake-up that is lost is caught by the poll; one that comes twice is no second event', async () => {
  const game = await startGame(server);
  const watch = game.black.subscribe(WATCH, { id: game.id });
  await watch.find(({ version }) => version === 2);
  wakeUps.copies = 0;
  await play(game.white, game.id, 0, 'e2e4');
  await watch.find(({ version }) => version === 3);
  wakeUps.copies = 3;
  await play(game.black, game.id, 1, 'e7e5');
  await watch.find(({ version }) => version === 4);
  await play(game.white, game.id, 2, 'g1f3');
  await watch.find(({ version }) => version === 5);
  expect(watch.all.map(({ version }) => version)).toEqual([2, 3, 4, 5]);
});

test('what changes nothing is no event', async () => {
  const game = await startGame(server);
  const watch = game.white.subscribe(WATCH, { id: game.id });
  await watch.find(({ version }) => version === 2);
  await play(game.white, game.id, 0, 'a1a8');
  await play(game.black, game.id, 0, 'e2e4');
  await play(game.white, game.id, 0, 'e2e4');
  await play(game.white, game.id, 0, 'e2e4');
  await play(game.black, game.id, 1, 'e7e5');
  await watch.find(({ version }) => version === 4);
  expect(watch.all.map(({ version }) => version)).toEqual([2, 3, 4]);
});

// field-faults 25
test('a socket that comes back begins with the game as it stands', async () => {
  const game = await startGame(server);
  const watch = game.black.subscribe(WATCH, { id: game.id });
  await watch.find(({ version }) => version === 2);
  await game.black.close();
  await play(game.white, game.id, 0, 'e2e4');
  const back = game.black.subscribe(WATCH, { id: game.id });
  expect(await back.find(() => true)).toEqual(await see(game.black, game.id));
  expect(back.all[0].version).toBe(3);
});

test('a seat taken in another tab is yours in the events that follow', async () => {
  const creator = await server.guest();
  const { id, invitation } = await createGame(creator, { pairing: 'FRIEND', color: 'WHITE' });
  const friend = await server.guest();
  const watch = friend.subscribe(WATCH, { id });
  expect(await watch.find(() => true)).toMatchObject({ role: 'SPECTATOR' });
  await join(friend, id, invitation.token);
  expect(await watch.find(({ version }) => version === 2)).toMatchObject({ role: 'BLACK' });
});

test('a game that is not there is an error, not silence', async () => {
  const watch = server.stranger().subscribe(WATCH, { id: 'gNothing' });
  expect(await watch.end()).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});
