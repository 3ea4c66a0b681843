import { getIntrospectionQuery } from 'graphql';
import { WebSocket } from 'ws';
import { SEEN, SEEN_BOARD } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { LIMITS } from './limits.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nested = (depth: number) =>
  '{ __type(name: "Game") '.concat('{ ofType '.repeat(depth), '{ name }', ' }'.repeat(depth), ' }');
const repeated = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const frames = (count: number, inside: string) =>
  `{ game(id: "g") { replay { frames(count: ${count}) { ${inside} } } } }`;

const DEAR = 'all { pieces { square color kind } } white { pieces { square color kind } }';

const TOO_MUCH: Record<string, string> = {
  depth: nested(LIMITS.depth),
  'depth through fragments': `{ __type(name: "Game") { ...a0 } } ${repeated(12, (index) => `fragment a${index} on __Type { ofType { ...a${index + 1} } }`)} fragment a12 on __Type { name }`,
  aliases: `{ ${repeated(LIMITS.aliases + 1, (index) => `a${index}: viewer { id }`)} }`,
  tokens: `{ viewer { ${'id '.repeat(LIMITS.tokens)} } }`,
  'long lists': '{ game(id: "g") { one: moves { ply } other: moves { ply } } }',
  introspection: `{ ${repeated(3, (index) => `s${index}: __schema { types { name } }`)} }`,
  cost: frames(1000, DEAR),
  'the past of games in a list': '{ games(first: 5) { nodes { boardAt(ply: 0) { placement } } } }',
  'games to be replayed in a list': '{ games(first: 5) { nodes { replay { frames(count: 1) { ply } } } } }',
  'games to be written out in a list': '{ games(first: 5) { nodes { pgn } } }',
  'boards in a list': '{ games(first: 50) { nodes { board { pieces { square color kind } } } } }',
  'lists in a list': '{ games(first: 20) { nodes { white { games(first: 20) { nodes { id } } } } } }',
  'rematches in a list': '{ games(first: 40) { nodes { rematch { id } } } }',
  'rematches of rematches': `{ games(first: 8) { nodes ${'{ rematch '.repeat(6)}{ id }${' }'.repeat(6)} } }`,
  'games of the past by their ids': `{ ${repeated(5, (index) => `n${index}: game(id: "g${index}") { pgn }`)} }`,
};

/** Lists of a length that no list has, beside which much is asked for. */
const OUTWEIGHED = [
  'bots(first: -1000000) { isFree }',
  'openGames(first: -1000000) { nodes { id } }',
  'games(last: -1000000) { nodes { id } }',
  'player(id: "p") { games(first: -1000000) { nodes { id } } }',
  'other: game(id: "h") { replay { frames(count: -1000000) { ply } } }',
];

const ALLOWED: Record<string, string> = {
  'the most frames that one may ask for': frames(
    1000,
    'all { placement } white { placement } black { placement }',
  ),
  'all that a page asks of a running game': `{ game(id: "g") { ${SEEN} } } ${SEEN_BOARD}`,
  'a page of the replay': frames(
    500,
    'ply move { from to promotion captured san uci } all { placement } white { placement } black { placement }',
  ),
  'a page of finished games with their boards': `{ games(first: 12) { totalCount totalCountIsExact pageInfo { hasNextPage hasPreviousPage startCursor endCursor stoppedEarly } nodes {
    id pairing ply endedAt isSample white { id name isBot } black { id name isBot } result { winner reason } board(eyes: ALL) { placement } } } }`,
  'a page of the usual length with its boards':
    '{ games { nodes { id ply white { name } black { name } result { winner reason } board { placement } } } }',
  'all that is shown of the past of a running game':
    '{ game(id: "g") { board { placement } boardAt(ply: 8) { placement losses { ply square kind } lossMark } } }',
  'games by their ids': `{ ${repeated(15, (index) => `n${index}: node(id: "g${index}") { id }`)} }`,
  'a hundred games':
    '{ games(first: 100) { nodes { id ply white { name } black { name } result { winner reason } } } }',
  introspection: getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true }),
};

/** Asks over a socket; the codes of the errors, or none. */
async function codesOverSocket(query: string): Promise<unknown[]> {
  const errors = await server.stranger().subscribe(query).end();
  return (errors as { extensions: { code: unknown } }[]).map(({ extensions }) => extensions.code);
}

async function codesOverHttp(query: string): Promise<unknown[]> {
  return (await server.stranger().ask(query)).errors.map(({ extensions }) => extensions.code);
}

describe.each([
  ['HTTP', codesOverHttp],
  ['WebSocket', codesOverSocket],
])('over %s', (_name, codesOf) => {
  test.each(Object.keys(TOO_MUCH))('too much %s is refused', async (kind) => {
    const [code] = await codesOf(TOO_MUCH[kind]);
    expect(code).toBe(kind === 'tokens' ? 'GRAPHQL_PARSE_FAILED' : 'LIMIT_EXCEEDED');
  });

  test.each(OUTWEIGHED)('%s makes nothing else cheaper', async (list) => {
    expect(await codesOf(frames(1000, DEAR).replace('{', `{ ${list}`))).toEqual(['LIMIT_EXCEEDED']);
  });

  test.each(Object.keys(ALLOWED))('%s is allowed', async (kind) => {
    expect(await codesOf(ALLOWED[kind])).toEqual([]);
  });

  test.each([
    ['is missing', 'query ($id: ID!) { game(id: $id) { id } }'],
    ['has a default that does not fit', 'query ($id: ID! = {}) { game(id: $id) { id } }'],
  ])('a variable that %s is an error of the request, and the connection lives', async (_what, document) => {
    const [code] = await codesOf(document);
    expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED']).toContain(code);
  });

  test('the count in a variable costs what it says', async () => {
    const document =
      'query ($count: Int = 1000) { game(id: "g") { replay { frames(count: $count) { all { pieces { square } } white { pieces { square } } } } } }';
    expect(await codesOf(document)).toEqual(['LIMIT_EXCEEDED']);
  });
});

test.each(Object.keys(TOO_MUCH))('too much %s is the client’s mistake, and HTTP says so', async (kind) => {
  expect((await server.stranger().ask(TOO_MUCH[kind])).status).toBe(400);
});

test('a body is limited, JSON, and one operation', async () => {
  const client = server.stranger();
  const query = '{ viewer { id } }';
  const padded = (bytes: number) => JSON.stringify({ query, extensions: { padding: 'x'.repeat(bytes) } });
  expect((await client.send(padded(LIMITS.bodyBytes - 200))).status).toBe(200);
  const statuses: [body: string, headers: Record<string, string>, status: number][] = [
    [padded(LIMITS.bodyBytes), {}, 413],
    ['{"query":', {}, 400],
    [JSON.stringify([{ query }, { query }]), {}, 400],
    [JSON.stringify({ query }), { 'content-type': 'text/plain' }, 415],
    [`query=${query}`, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ];
  for (const [body, headers, status] of statuses) {
    const response = await client.send(body, headers);
    const { errors } = (await response.json()) as {
      errors: { extensions: { code: string; requestId: string } }[];
    };
    expect({ body, status: response.status }).toEqual({ body, status });
    expect(errors[0].extensions.requestId).toBe(response.headers.get('x-request-id'));
  }
});

test('a socket message is limited, and a socket is not compressed', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws', {
    perMessageDeflate: true,
  });
  await new Promise((resolve) => socket.once('open', resolve));
  expect(socket.extensions).toBe('');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.send(
    JSON.stringify({ type: 'connection_init', payload: { padding: 'x'.repeat(LIMITS.socketMessageBytes) } }),
  );
  expect(await closed).toBe(1009);
});

test('a socket carries so many subscriptions and no more', async () => {
  const guest = await server.guest();
  const created = await guest.ask(
    'mutation { createGame(input: { pairing: FRIEND }) { ... on Game { id } } }',
  );
  const { id } = created.data.createGame;
  const subscribe = () =>
    guest.subscribe('subscription ($id: ID!) { gameChanged(id: $id) { version } }', { id });
  const subscriptions = Array.from({ length: LIMITS.subscriptionsPerSocket }, subscribe);
  await Promise.all(subscriptions.map((events) => events.find(() => true)));
  const oneMore = subscribe();
  while (oneMore.errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(oneMore.errors).toMatchObject([{ extensions: { code: 'LIMIT_EXCEEDED' } }]);
});
