import type { TestClient } from '../testing/test-client.js';
import { createGame, see } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const START =
  'mutation ($name: String) { startSession(input: { delivery: COOKIE, name: $name }) { token player { id name } } }';
const VIEWER = '{ viewer { id name } }';
const HTTPS = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'fog.example' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Starts a session by cookie; gives the header to send back and the attributes it came with. */
async function cookieSession(client: TestClient, headers: Record<string, string> = {}) {
  const { data, headers: answered } = await client.ask(START, {}, headers);
  const [pair, ...attributes] = (answered.get('set-cookie') ?? '').split('; ');
  return { cookie: pair, attributes, player: data.startSession.player, token: data.startSession.token };
}

const viewerOf = async (headers: Record<string, string>) =>
  (await server.stranger().ask(VIEWER, {}, headers)).data.viewer;

describe('the cookie', () => {
  test('on plain http has neither Secure nor a prefix, else a game on the local network would lose its seats', async () => {
    const { cookie, attributes, token, player } = await cookieSession(server.stranger());
    expect(token).toBeNull();
    expect(cookie).toMatch(/^fog_session=[\w-]{22}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax']);
    expect(await viewerOf({ cookie })).toEqual(player);
  });

  test('on https is Secure and bound to the host', async () => {
    const { cookie, attributes, player } = await cookieSession(server.stranger(), HTTPS);
    expect(cookie).toMatch(/^__Host-fog_session=[\w-]{22}$/);
    expect(attributes).toContain('Secure');
    expect(await viewerOf({ cookie, ...HTTPS })).toEqual(player);
    expect(await viewerOf({ cookie })).toBeNull();
  });

  test('keeps its session: two tabs never make two guests', async () => {
    const { cookie, player } = await cookieSession(server.stranger());
    const again = await server.stranger().ask(START, { name: 'Another' }, { cookie });
    expect(again.data.startSession).toEqual({ token: null, player });
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('counts from our own origin or none; from elsewhere the request goes on as if there were none', async () => {
    const { cookie, player } = await cookieSession(server.stranger());
    const own = `http://127.0.0.1:${server.port}`;
    expect(await viewerOf({ cookie, origin: own })).toEqual(player);
    for (const origin of ['https://evil.example', `https://127.0.0.1:${server.port}`, 'null', `${own}0`]) {
      expect(await viewerOf({ cookie, origin })).toBeNull();
    }
    expect(
      await viewerOf({ cookie, origin: 'http://fog.example', 'x-forwarded-host': 'fog.example' }),
    ).toEqual(player);
  });

  test('is not given to pages of other sites', async () => {
    const { errors, headers } = await server.stranger().ask(START, {}, { origin: 'https://evil.example' });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', field: 'delivery' } }]);
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('yields to a bearer token', async () => {
    const [{ cookie }, guest] = [await cookieSession(server.stranger()), await server.guest('Ada')];
    expect((await guest.ask(VIEWER, {}, { cookie })).data.viewer.name).toBe('Ada');
    const made = await guest.ask(START, {}, { cookie });
    expect(made.headers.get('set-cookie')).toContain('fog_session=');
  });

  test.each(['endSession', 'deletePlayer'])(
    'is taken away by %s, but not where it was ignored beside a bearer token',
    async (end) => {
      const { cookie, player } = await cookieSession(server.stranger());
      const guest = await server.guest();
      const beside = await guest.ask(`mutation { ${end} }`, {}, { cookie });
      expect(beside.data).toEqual({ [end]: true });
      expect(beside.headers.get('set-cookie')).toBeNull();
      expect(await viewerOf({ cookie })).toEqual(player);
      const own = await server.stranger().ask(`mutation { ${end} }`, {}, { cookie });
      expect(own.headers.get('set-cookie')).toMatch(/^fog_session=; Max-Age=0; /);
      expect(await viewerOf({ cookie })).toBeNull();
    },
  );

  test('is renewed, and its session with it, by the first use after a day', async () => {
    const { cookie, player } = await cookieSession(server.stranger());
    const { session } = server.database.prisma;
    const dayBefore = new Date((await server.database.now()).getTime() - 25 * 60 * 60 * 1000);
    await session.updateMany({ where: { playerId: player.id }, data: { lastUsedAt: dayBefore } });
    const renewed = await server.stranger().ask(VIEWER, {}, { cookie });
    expect(renewed.headers.get('set-cookie')).toContain(cookie);
    expect((await server.stranger().ask(VIEWER, {}, { cookie })).headers.get('set-cookie')).toBeNull();
    const { lastUsedAt } = await session.findFirstOrThrow({ where: { playerId: player.id } });
    expect(lastUsedAt.getTime()).toBeGreaterThan(dayBefore.getTime());
  });
});

describe('a session', () => {
  test('is kept as a hash only', async () => {
    const guest = await server.guest();
    const kept = JSON.stringify(await server.database.prisma.session.findMany());
    expect(guest.token).toMatch(/^[\w-]{22}$/);
    expect(kept).not.toContain(guest.token);
  });

  test('that has run out, or a token that never was one, is no session', async () => {
    const guest = await server.guest();
    const me = (await guest.ask(VIEWER)).data.viewer;
    expect(me).not.toBeNull();
    await server.database.prisma.session.updateMany({
      where: { playerId: me.id },
      data: { expiresAt: await server.database.now() },
    });
    expect((await guest.ask(VIEWER)).data.viewer).toBeNull();
    expect(await viewerOf({ authorization: 'Bearer nonsense' })).toBeNull();
  });

  test('of a player who was deleted is none, whatever else became of it', async () => {
    const guest = await server.guest();
    const { id } = (await guest.ask(VIEWER)).data.viewer;
    await server.database.prisma.player.update({
      where: { id },
      data: { deletedAt: await server.database.now() },
    });
    expect((await guest.ask(VIEWER)).data.viewer).toBeNull();
  });

  test('that ends closes the sockets it opened, and no others', async () => {
    const [guest, other] = [await server.guest(), await server.guest()];
    const { id } = await createGame(guest, { pairing: 'FRIEND' });
    const watch = 'subscription ($id: ID!) { gameChanged(id: $id) { role } }';
    const [mine, theirs] = [guest.subscribe(watch, { id }), other.subscribe(watch, { id })];
    await Promise.all([mine.find(() => true), theirs.find(() => true)]);
    expect((await guest.ask('mutation { endSession }')).data).toEqual({ endSession: true });
    expect(await mine.end()).toMatchObject([{ code: 4403 }]);
    expect(theirs.errors).toEqual([]);
    expect((await guest.ask(VIEWER)).data.viewer).toBeNull();
    expect((await guest.ask('mutation { endSession }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('that ended while its socket stayed open opens nothing on it', async () => {
    const guest = await server.guest();
    const { id } = await createGame(guest, { pairing: 'FRIEND' });
    const watch = 'subscription ($id: ID!) { gameChanged(id: $id) { role } }';
    const before = guest.subscribe(watch, { id });
    expect(await before.find(() => true)).not.toEqual({ role: 'SPECTATOR' });
    await server.database.prisma.session.updateMany({ data: { revokedAt: await server.database.now() } });
    expect(await guest.subscribe(watch, { id }).find(() => true)).toEqual({ role: 'SPECTATOR' });
  });
});

// field-faults 19 and 36
test('a seat is never claimed: nothing that a request says makes its sender a player', async () => {
  const guest = await server.guest();
  const { id } = await createGame(guest, { pairing: 'SAME_DEVICE' });
  const stranger = server.stranger();
  const plain = await see(stranger, id);
  const claims: Record<string, string>[] = [
    { 'x-role': 'WHITE' },
    { 'x-player': 'p1' },
    { cookie: 'fog_session=; role=BOTH' },
    { authorization: 'Basic YWRtaW46' },
  ];
  for (const claim of claims) {
    const response = await stranger.send(
      JSON.stringify({ query: `{ game(id: "${id}") { role board { placement } } }` }),
      claim,
      '/graphql?debug=1&role=BOTH&reveal',
    );
    expect(((await response.json()) as { data: { game: unknown } }).data.game).toEqual({
      role: 'SPECTATOR',
      board: { placement: plain.board.placement },
    });
  }
});

test.each([
  ['Zoë', 'Zoë'],
  ['  Ada  ', 'Ada'],
  ['Zoe\u0308', 'Zoë'],
  ['x'.repeat(32), 'x'.repeat(32)],
  ['', null],
  ['   ', null],
  ['x'.repeat(33), null],
  ['a\u0000b', null],
  ['a\u202eb', null],
  ['a\u200bb', null],
  ['a\nb', null],
  ['\u3164', null],
])('the name %j becomes %j', async (name, expected) => {
  const { data, errors } = await server.stranger().ask(START, { name });
  if (expected === null)
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'name' } }]);
  else expect(data.startSession.player.name).toBe(expected);
});

test('a guest without a name gets one', async () => {
  expect((await cookieSession(server.stranger())).player.name).toMatch(/^Guest-\d{4}$/);
});
