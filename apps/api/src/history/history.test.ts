import type { TestClient } from '../testing/test-client.js';
import { createGame, playAll, startGame } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { countUpTo } from './history-rows.js';

const NOON = Date.parse('2026-01-01T12:00:00Z');
const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const VIEWER = '{ viewer { id } }';
const idOf = async (client: TestClient): Promise<string> => (await client.ask(VIEWER)).data.viewer.id;

interface Ended {
  readonly id: string;
  readonly minute: number;
  readonly ply?: number;
  readonly winner?: 'white' | 'black' | null;
  readonly pairing?: 'friend' | 'anyone';
  readonly status?: 'finished' | 'aborted';
  readonly listed?: boolean;
}

/** Writes ended games straight into the database. */
async function writeGames(white: string, black: string, games: readonly Ended[]): Promise<void> {
  await server.database.prisma.game.createMany({
    data: games.map(
      ({ id, minute, ply = 0, winner = null, pairing = 'friend', status = 'finished', listed = true }) => ({
        id,
        status,
        pairing,
        listed,
        createdById: white,
        whiteId: white,
        blackId: black,
        ply,
        winner,
        reason: status === 'aborted' ? null : winner ? ('resignation' as const) : ('agreement' as const),
        createdAt: new Date(NOON),
        startedAt: new Date(NOON),
        endedAt: new Date(NOON + minute * MINUTE),
      }),
    ),
  });
}

const PAGE =
  'edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor stoppedEarly } totalCount totalCountIsExact';
const LIST = `query ($first: Int, $after: String, $last: Int, $before: String, $filter: GameFilter, $orderBy: GameOrder) {
  games(first: $first, after: $after, last: $last, before: $before, filter: $filter, orderBy: $orderBy) { ${PAGE} } }`;

async function list(variables: Record<string, unknown>, client = server.stranger()) {
  const { data, errors } = await client.ask(LIST, variables);
  if (errors.length > 0) throw new Error(errors[0].message);
  const { edges, ...rest } = data.games;
  return { ids: edges.map(({ node }: { node: { id: string } }) => node.id), ...rest };
}

/** All pages of a list, one after another. */
async function walk(variables: Record<string, unknown>, backward = false) {
  const ids: string[] = [];
  let page = await list(backward ? { ...variables, last: 7 } : { ...variables, first: 7 });
  for (;;) {
    if (backward) ids.unshift(...page.ids);
    else ids.push(...page.ids);
    if (!(backward ? page.pageInfo.hasPreviousPage : page.pageInfo.hasNextPage)) return ids;
    page = await list(
      backward
        ? { ...variables, last: 7, before: page.pageInfo.startCursor }
        : { ...variables, first: 7, after: page.pageInfo.endCursor },
    );
  }
}

describe('the public list', () => {
  let white: string;
  let black: string;
  /** Thirty games; every third ends at the same minute as the one before. */
  const games: Ended[] = Array.from({ length: 30 }, (_, index) => ({
    id: `gList${String(index).padStart(2, '0')}`,
    minute: index - (index % 3 === 2 ? 1 : 0),
    ply: index % 5,
    winner: ([null, 'white', 'black'] as const)[index % 3],
    pairing: index % 2 === 0 ? 'friend' : 'anyone',
  }));
  const newestFirst = [...games]
    .sort((one, other) => other.minute - one.minute || (one.id < other.id ? 1 : -1))
    .map(({ id }) => id);
  const mine = () => ({ filter: { player: white } });

  beforeAll(async () => {
    [white, black] = [await idOf(await server.guest()), await idOf(await server.guest())];
    await writeGames(white, black, games);
    await writeGames(white, black, [
      { id: 'gUnlisted', minute: 5, listed: false },
      { id: 'gAborted', minute: 6, status: 'aborted' },
    ]);
  });

  test('runs through every game once, in both directions and every order', async () => {
    expect(await walk(mine())).toEqual(newestFirst);
    expect(await walk(mine(), true)).toEqual(newestFirst);
    expect(await walk({ ...mine(), orderBy: 'ENDED_ASC' })).toEqual([...newestFirst].reverse());
    const longestFirst = [...games].sort(
      (one, other) => (other.ply ?? 0) - (one.ply ?? 0) || (one.id < other.id ? 1 : -1),
    );
    expect(await walk({ ...mine(), orderBy: 'PLIES_DESC' })).toEqual(longestFirst.map(({ id }) => id));
    expect(await walk({ ...mine(), orderBy: 'PLIES_ASC' }, true)).toEqual(
      longestFirst.map(({ id }) => id).reverse(),
    );
    expect(await walk({ filter: { player: black } })).toEqual(newestFirst);
  });

  test('stays in step while games are added', async () => {
    const first = await list({ ...mine(), first: 10 });
    await writeGames(white, black, [{ id: 'gLater', minute: 100 }]);
    const second = await list({ ...mine(), first: 10, after: first.pageInfo.endCursor });
    expect([...first.ids, ...second.ids]).toEqual(newestFirst.slice(0, 20));
    const back = await list({
      ...mine(),
      last: 10,
      before: second.edges?.[0]?.cursor ?? second.pageInfo.startCursor,
    });
    expect(back.ids).toEqual(first.ids);
    await server.database.prisma.game.delete({ where: { id: 'gLater' } });
  });

  test('counts what it lists, and nothing that it does not', async () => {
    expect(await list({ ...mine(), first: 1 })).toMatchObject({ totalCount: 30, totalCountIsExact: true });
    expect(await list({ filter: { player: white, winner: 'WHITE' } })).toMatchObject({ totalCount: 10 });
  });

  test.each([
    [{}, { most: 40, mostLookedAt: 40 }, { games: 30, isCut: false }],
    [{}, { most: 12, mostLookedAt: 40 }, { games: 13, isCut: false }],
    [{ winner: 'white' }, { most: 40, mostLookedAt: 30 }, { games: 10, isCut: false }],
    [{ winner: 'white' }, { most: 40, mostLookedAt: 29 }, { games: expect.any(Number), isCut: true }],
    [{ minPlies: 99 }, { most: 40, mostLookedAt: 29 }, { games: 0, isCut: true }],
  ] as const)('are counted, filtered by %j, as far as %j', async (filter, bounds, expected) => {
    const scope = { kind: 'public', player: white } as const;
    const counted = countUpTo({ scope, filter, sortKey: 'endedAt', direction: 'desc' }, bounds);
    expect(await server.database.prisma.$queryRaw(counted)).toEqual([expected]);
  });

  const byIndex = (keep: (game: Ended, index: number) => boolean) =>
    games
      .filter(keep)
      .map(({ id }) => id)
      .sort();
  test.each<[Record<string, unknown>, string[]]>([
    [{ winner: 'BLACK' }, byIndex(({ winner }) => winner === 'black')],
    [{ draw: true }, byIndex(({ winner }) => winner === null)],
    [{ draw: false }, byIndex(({ winner }) => winner !== null)],
    [{ reason: 'AGREEMENT' }, byIndex(({ winner }) => winner === null)],
    [{ pairing: 'ANYONE' }, byIndex(({ pairing }) => pairing === 'anyone')],
    [{ minPlies: 2, maxPlies: 3 }, byIndex(({ ply }) => ply === 2 || ply === 3)],
    [
      { endedAfter: new Date(NOON + 3 * MINUTE), endedBefore: new Date(NOON + 6 * MINUTE) },
      byIndex(({ minute }) => minute >= 3 && minute < 6),
    ],
    [
      { winner: 'WHITE', pairing: 'FRIEND', minPlies: 4 },
      byIndex(({ winner, pairing, ply = 0 }) => winner === 'white' && pairing === 'friend' && ply >= 4),
    ],
  ])('filtered by %j', async (filter, expected) => {
    const found = await walk({ filter: { ...filter, player: white } });
    expect([...found].sort()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });

  test.each([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ last: -1 }, 'last'],
    [{ first: 1, last: 1 }, 'last'],
    [{ first: 1, after: 'nonsense' }, 'after'],
    [{ last: 1, before: Buffer.from('1:; DROP').toString('base64url') }, 'before'],
    [{ first: 1, after: Buffer.from('9999999999999999:gx').toString('base64url') }, 'after'],
  ])('refuses %j', async (variables, field) => {
    const { errors } = await server.stranger().ask(LIST.replace(PAGE, 'nodes { id }'), variables);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field } }]);
  });
});

test.each(['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.000-12:00', '2026-02-30T00:00:00.000Z'])(
  'refuses an instant that no database holds: %s',
  async (endedAfter) => {
    const { errors } = await server.stranger().ask(LIST, { filter: { endedAfter } });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  },
);

test.each(['ENDED_DESC', 'PLIES_DESC'])('a place beyond all games is one: %s', async (orderBy) => {
  const after = Buffer.from('3000000000:gx').toString('base64url');
  const { data } = await server.stranger().ask(LIST, { first: 1, after, orderBy });
  expect(data.games.edges.length).toBeLessThanOrEqual(1);
});

describe("a player's games", () => {
  const OWN = `query ($id: ID!, $status: GameStatus) { player(id: $id) { games(status: $status, first: 10) {
    totalCount nodes { id status role board { placement } } } } }`;

  test('show their own in every status, with their own eyes; to others the finished and listed ones only', async () => {
    const game = await startGame(server);
    await playAll(game, 'e2e4 e7e5');
    const over = await startGame(server);
    const waiting = await createGame(game.white, { pairing: 'FRIEND' });
    const id = await idOf(game.white);
    const other = await idOf(over.white);
    await writeGames(id, other, [
      { id: 'gOwnFinished', minute: 1, winner: 'white' },
      { id: 'gOwnUnlisted', minute: 2, listed: false },
      { id: 'gOwnAborted', minute: 3, status: 'aborted' },
    ]);
    const games = async (client: TestClient, status: string | null = null) =>
      (await client.ask(OWN, { id, status })).data.player.games;
    const ids = (connection: { nodes: { id: string }[] }) => connection.nodes.map((node) => node.id).sort();

    expect(ids(await games(game.white))).toEqual(
      [game.id, waiting.id, 'gOwnAborted', 'gOwnFinished', 'gOwnUnlisted'].sort(),
    );
    const [running] = (await games(game.white, 'ACTIVE')).nodes;
    expect(running).toMatchObject({
      id: game.id,
      role: 'WHITE',
    });
    expect(running.board.placement).toContain('PPPP1PPP');
    const moves = '{ viewer { games(status: ACTIVE, first: 1) { nodes { moves { move { san } } } } } }';
    const [listed] = (await game.white.ask(moves)).data.viewer.games.nodes;
    expect(listed.moves).toEqual([{ move: { san: 'e4' } }, { move: null }]);

    for (const client of [game.black, server.stranger()]) {
      expect(ids(await games(client))).toEqual(['gOwnFinished']);
      expect(await games(client)).toMatchObject({ totalCount: 1 });
      for (const status of ['ACTIVE', 'WAITING', 'ABORTED']) {
        expect(await games(client, status)).toEqual({ nodes: [], totalCount: 0 });
      }
    }
  });
});

test('games and players are found by their ids, a running game as a spectator sees it', async () => {
  const game = await startGame(server);
  const NODE =
    'query ($id: ID!) { node(id: $id) { __typename id ... on Game { role board { eyes } } ... on Player { name } } }';
  const node = async (client: TestClient, id: string) => (await client.ask(NODE, { id })).data.node;
  expect(await node(game.white, game.id)).toMatchObject({
    __typename: 'Game',
    role: 'WHITE',
    board: { eyes: 'WHITE' },
  });
  expect(await node(server.stranger(), game.id)).toMatchObject({ role: 'SPECTATOR', board: { eyes: null } });
  const id = await idOf(game.white);
  expect(await node(server.stranger(), id)).toEqual({ __typename: 'Player', id, name: 'Wilma' });
  for (const missing of ['gNothing', 'pNothing', 'x', ''])
    expect(await node(server.stranger(), missing)).toBeNull();
});

test('a new name shows everywhere, and is checked', async () => {
  const game = await startGame(server);
  const renamed = await game.white.ask('mutation { renamePlayer(name: "  Åsa ") { name } }');
  expect(renamed.data.renamePlayer).toEqual({ name: 'Åsa' });
  const seen = await server
    .stranger()
    .ask('query ($id: ID!) { game(id: $id) { white { name } } }', { id: game.id });
  expect(seen.data.game.white.name).toBe('Åsa');
  const refused = await game.white.ask('mutation { renamePlayer(name: "\\u202e") { name } }');
  expect(refused.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'name' } }]);
  const stranger = await server.stranger().ask('mutation { renamePlayer(name: "x") { name } }');
  expect(stranger.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
});
