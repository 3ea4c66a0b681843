import { createGame, join, play, see, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('an invitation is shown to its maker alone, while the seat is free, and names our site', async () => {
  const creator = await server.guest();
  const { id, invitation } = await createGame(creator, { pairing: 'FRIEND' });
  expect(invitation.token).toMatch(/^[\w-]{22}$/);
  expect(invitation.url).toMatch(
    new RegExp(`^http://[^/]+:${server.port}/game/${id}#invitation=${invitation.token}$`),
  );
  const asked = async (client: typeof creator) =>
    (await client.ask('query ($id: ID!) { game(id: $id) { invitation { token } } }', { id })).data.game
      .invitation;
  const friend = await server.guest();
  expect(await asked(creator)).toEqual({ token: invitation.token });
  expect(await asked(friend)).toBeNull();
  expect(await asked(server.stranger())).toBeNull();
  expect(await join(friend, id, invitation.token)).toMatchObject({ status: 'ACTIVE', version: 2 });
  expect(await asked(creator)).toBeNull();
});

test('opening a game takes no seat, and knowing its id opens none', async () => {
  const creator = await server.guest();
  const { id, invitation } = await createGame(creator, { pairing: 'FRIEND', color: 'WHITE' });
  const friend = await server.guest();
  expect(await see(friend, id)).toMatchObject({ status: 'WAITING', role: 'SPECTATOR', black: null });
  const otherCase = invitation.token.replaceAll(/[a-z]|([A-Z])/g, (letter: string, isLarge: string) =>
    isLarge ? letter.toLowerCase() : letter.toUpperCase(),
  );
  for (const token of [null, '', 'x', `${invitation.token}x`, otherCase]) {
    expect(await join(friend, id, token)).toEqual({ code: 'INVITATION_INVALID' });
  }
  expect(await join(friend, 'gNothing', invitation.token)).toEqual({ code: 'GAME_NOT_FOUND' });
  expect(await join(creator, id, invitation.token)).toEqual({ code: 'ALREADY_SEATED' });
  expect(await join(friend, id, invitation.token)).toMatchObject({ role: 'BLACK' });
  expect(await join(friend, id, invitation.token)).toEqual({ code: 'ALREADY_SEATED' });
});

test('fifty at once seat one', async () => {
  const creator = await server.guest();
  const { id, invitation } = await createGame(creator, { pairing: 'FRIEND' });
  const friends = await Promise.all(Array.from({ length: 50 }, () => server.guest()));
  const answers = await Promise.all(friends.map((friend) => join(friend, id, invitation.token)));
  expect(answers.filter(({ code }) => code === 'SEAT_TAKEN')).toHaveLength(49);
  expect(answers.filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
});

// field-faults 37
test('a seat once taken stays taken, also when its player has gone', async () => {
  const game = await startGame(server);
  await play(game.white, game.id, 0, 'e2e4');
  await game.black.ask('mutation { endSession }');
  const third = await server.guest();
  expect(await join(third, game.id, null)).toEqual({ code: 'SEAT_TAKEN' });
});

test('a game that was called off while it waited can be joined by nobody', async () => {
  const creator = await server.guest();
  const { id, invitation } = await createGame(creator, { pairing: 'FRIEND' });
  const { data } = await creator.ask(
    'mutation ($id: ID!) { abortGame(gameId: $id) { ... on Game { status invitation { url } } } }',
    { id },
  );
  expect(data.abortGame).toEqual({ status: 'ABORTED', invitation: null });
  expect(await join(await server.guest(), id, invitation.token)).toEqual({ code: 'GAME_OVER' });
});
