import type { Answer, TestClient } from '../testing/test-client.js';
import { createGame, join } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { RATES, RateLimits } from './rates.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const START = 'mutation { startSession(input: { delivery: TOKEN }) { token } }';
/** Counted as any other, and refused before it comes near a game. */
const CREATE =
  'mutation { createGame(input: { pairing: SAME_DEVICE, timeControl: { daysPerMove: 99 } }) { __typename } }';
const NAME = '{ viewer { name } }';
const from = (address: string) => ({ 'x-forwarded-for': address });

/** So many ask at a time: of more, a busy machine would keep some waiting for the database for longer than it is waited for. */
const AT_ONCE = 8;

/** Asks so often; how many were let in. */
async function letIn(client: TestClient, times: number, query: string, headers: Record<string, string>) {
  const answers: Answer[] = [];
  while (answers.length < times) {
    const next = Array.from({ length: Math.min(AT_ONCE, times - answers.length) });
    answers.push(...(await Promise.all(next.map(() => client.ask(query, {}, headers)))));
  }
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { errors, headers: told } of refused) {
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', requestId: expect.any(String) } }]);
    expect(Number(told.get('retry-after'))).toBeGreaterThan(0);
    expect(told.get('ratelimit-remaining')).toBe('0');
  }
  return times - refused.length;
}

test('an address starts so many sessions and no more, and others are not touched', async () => {
  const { points } = RATES.sessions.address;
  const client = server.stranger();
  expect(await letIn(client, points + 5, START, from('203.0.113.1'))).toBe(points);
  expect(await letIn(client, 1, START, from('203.0.113.1, 203.0.113.2'))).toBe(1);
  expect(await letIn(client, 1, NAME, from('203.0.113.1'))).toBe(1);
});

test('aliases and fragments count as often as they act', async () => {
  const { points } = RATES.sessions.address;
  const ten = Array.from(
    { length: 10 },
    (_, index) => `s${index}: startSession(input: { delivery: TOKEN }) { token }`,
  );
  const document = `mutation { ...all } fragment all on Mutation { ... { ${ten.join(' ')} } }`;
  expect(await letIn(server.stranger(), 10, document, from('203.0.113.3'))).toBe(points / 10);
});

test('the machine itself is not limited by address', async () => {
  const client = server.stranger();
  const times = RATES.sessions.address.points + 5;
  expect(await letIn(client, times, START, {})).toBe(times);
  expect(await letIn(client, times, START, from('127.0.0.1'))).toBe(times);
});

test('an address joins so often, and a game is joined by a friend elsewhere all the same', async () => {
  const creator = await server.guest();
  const { id, invitation } = await createGame(creator, { pairing: 'FRIEND' });
  const wrong = `mutation { joinGame(input: { gameId: "${id}", token: "wrong" }) { __typename } }`;
  const { points } = RATES.joins.address;
  const friend = await server.guest();
  expect(await letIn(friend, points + 3, wrong, from('203.0.113.4'))).toBe(points);
  expect(await join(friend, id, invitation.token)).toMatchObject({ status: 'ACTIVE' });
});

test('a session creates so many games and no more, over both transports together', async () => {
  const { points } = RATES.creations.session;
  const client = await server.guest();
  expect(await letIn(client, points - 1, CREATE, {})).toBe(points - 1);
  const overSocket = () => client.subscribe(CREATE).end();
  expect(await overSocket()).toEqual([]);
  expect(await overSocket()).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  expect(await letIn(client, 1, CREATE, {})).toBe(0);
});

test('opponents share no budget, whichever address they sit at', async () => {
  const [white, black] = [await server.guest(), await server.guest()];
  const here = from('203.0.113.5');
  // Few requests with many moves each: the budget is whole again after a minute, which a busy machine soon takes.
  const [each, times] = [10, 30];
  const move = 'playMove(input: { gameId: "g", ply: -1, from: "a1", to: "a1" }) { __typename } ';
  const document = `mutation { ${'...moves '.repeat(times)} } fragment moves on Mutation { ${move.repeat(each)} }`;
  const requests = RATES.moves.session.points / (each * times);
  expect(await letIn(white, requests, document, here)).toBe(requests);
  expect(await letIn(white, 1, document, here)).toBe(0);
  expect(await letIn(black, 1, document, here)).toBe(1);
});

test('what is left of the budget of costs is told, and goes down by what was asked', async () => {
  const client = await server.guest();
  const left = async (query: string) => {
    const { headers } = await client.ask(query);
    expect(headers.get('ratelimit-limit')).toBe(String(RATES.cost.session.points));
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(RATES.cost.session.seconds);
    return Number(headers.get('ratelimit-remaining'));
  };
  const before = await left(NAME);
  expect(await left(NAME)).toBe(before - 12);
  expect(await left('{ viewer { name id isBot } }')).toBe(before - 12 - 14);
});

test('the smallest part left decides: of a session and its address, or of none', async () => {
  const rates = new RateLimits();
  expect(await rates.spend('cost', 5, { session: null, address: null })).toBeNull();
  const holders = { session: 's1', address: '203.0.113.6' };
  expect(await rates.spend('cost', 100, holders)).toMatchObject({
    rate: RATES.cost.session,
    remaining: RATES.cost.session.points - 100,
  });
  const most = RATES.cost.address.points;
  await rates.spend('cost', most, { session: null, address: holders.address });
  expect(await rates.spend('cost', 100, holders)).toMatchObject({
    rate: RATES.cost.address,
    remaining: -200,
  });
});
