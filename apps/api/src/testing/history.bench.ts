import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { view } from '@fog/engine';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { pino } from 'pino';
import { databaseOn } from '../database/database.js';
import { connectPostgres } from '../database/postgres.js';
import { GamesStore } from '../games/games.store.js';
import type { GameFilter, GameOrder, PageArguments } from '../history/history.inputs.js';
import { HistoryService } from '../history/history.service.js';
import { HistoryStore } from '../history/history.store.js';
import { Player } from '../players/players.types.js';
import { writeManyGames } from './many-games.js';
import { createServerDatabase } from './test-database.js';

/**
 * What pages of the history read of a PostgreSQL with 200,000 finished games: the very queries that the store sends,
 * explained. It makes a database of its own on the server and drops it, takes a minute, and is no part of `npm test`:
 *
 *     TEST_DATABASE_URL=postgresql://… npm run jest -- --selectProjects api --testMatch "<rootDir>/src/testing/history.bench.ts"
 */

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres';
const GAMES = 200_000;
const RESULTS = new URL('../../../../bench/history-results.json', import.meta.url);

/** How many rows an indexed page may read to find one that it returns; how many any page may look through. */
const MOST_READ_EACH = 3;
const MOST_WALKED = 5_000;

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Plan[];
}

interface Line {
  readonly page: string;
  readonly returned: number;
  readonly read: number;
  readonly buffers: number;
  readonly milliseconds: number;
}

let pool: pg.Pool;
let drop: () => Promise<unknown>;
let history: HistoryService;
const sent: Query[] = [];
const lines: Line[] = [];

beforeAll(async () => {
  const created = await createServerDatabase(SERVER);
  drop = created.drop;
  await (await connectPostgres(created.databaseUrl)).close();
  pool = new pg.Pool({ connectionString: created.databaseUrl });
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query: (config: Query | string, ...rest: unknown[]) => {
      // Prisma's come as objects, the bench's own as text.
      if (typeof config !== 'string') sent.push(config);
      return query(config, ...rest);
    },
  });
  await pool.query(`SET TIME ZONE 'UTC'`);
  await writeManyGames(pool, GAMES);
  const database = databaseOn({ kind: 'postgres', adapter: new PrismaPg(pool), close: async () => {} });
  history = new HistoryService({
    store: new HistoryStore(database, new GamesStore(database), pino({ level: 'silent' })),
    viewGame: view,
  });
}, 600_000);

afterAll(async () => {
  const widths = [44, 9, 7, 8, 8];
  const row = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, at) => (at === 0 ? `${cell}`.padEnd(widths[at]) : `${cell}`.padStart(widths[at])))
      .join(' ');
  process.stdout.write(`${row(['page', 'returned', 'read', 'buffers', 'ms'])}\n`);
  for (const { page, returned, read, buffers, milliseconds } of lines)
    process.stdout.write(`${row([page, returned, read, buffers, milliseconds.toFixed(1)])}\n`);
  await writeFile(RESULTS, `${JSON.stringify({ games: GAMES, lines }, null, 2)}\n`);
  await pool.end();
  await drop();
});

const plansIn = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(plansIn)];

/** What the database does for a query: rows that its scans touch, pages of memory, time. */
async function explain({ text, values }: Query) {
  const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values]);
  const [{ Plan: plan, 'Execution Time': milliseconds }] = rows[0]['QUERY PLAN'];
  const scans = plansIn(plan).filter((each) => /Scan$/.test(each['Node Type']) && !each.Plans);
  const touched = (each: Plan) =>
    (each['Actual Rows'] +
      (each['Rows Removed by Filter'] ?? 0) +
      (each['Rows Removed by Index Recheck'] ?? 0)) *
    each['Actual Loops'];
  return {
    read: scans.reduce((sum, each) => sum + touched(each), 0),
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    milliseconds,
  };
}

/** Explains those of the queries sent meanwhile that look for places (not those that fetch the games found). */
async function measure<Value>(page: string, run: () => Promise<{ returned: number; value: Value }>) {
  sent.length = 0;
  const { returned, value } = await run();
  const looking = sent.filter(({ text }) => /AS matches|count\(/.test(text));
  const found: Awaited<ReturnType<typeof explain>>[] = [];
  for (const query of looking) found.push(await explain(query));
  const sum = (key: 'read' | 'buffers' | 'milliseconds') =>
    found.reduce((total, each) => total + each[key], 0);
  const line = {
    page,
    returned,
    read: sum('read'),
    buffers: sum('buffers'),
    milliseconds: sum('milliseconds'),
  };
  lines.push(line);
  return { ...line, value };
}

type Ask = (page: PageArguments) => ReturnType<HistoryService['games']>;
const player = (id: string) => new Player({ id, name: id, isBot: false, createdAt: new Date() });
const listed =
  (filter: GameFilter, order: GameOrder): Ask =>
  (page) =>
    history.games(null, page, filter, order);
const busy = player('p0');

const INDEXED: Record<string, Ask> = {
  'all, ENDED_DESC': listed({}, 'ended_desc'),
  'all, ENDED_ASC': listed({}, 'ended_asc'),
  'all, PLIES_DESC': listed({}, 'plies_desc'),
  'all, PLIES_ASC': listed({}, 'plies_asc'),
  'all, ended between': listed(
    { endedAfter: new Date('2026-02-01'), endedBefore: new Date('2026-03-01') },
    'ended_desc',
  ),
  ...Object.fromEntries(
    (['p0', 'p77'] as const).flatMap((id) =>
      (['ended_desc', 'ended_asc', 'plies_desc', 'plies_asc'] as const).map((order) => [
        `${id === 'p0' ? 'busy' : 'quiet'} player, ${order.toUpperCase()}`,
        listed({ player: id }, order),
      ]),
    ),
  ),
  'own games, finished': (page) => history.gamesOf(busy, busy, page, 'finished', 'ended_desc'),
  'own games, running': (page) => history.gamesOf(busy, busy, page, 'active', 'ended_desc'),
  'own games, every status': (page) => history.gamesOf(busy, busy, page, null, 'ended_desc'),
};

describe.each(Object.keys(INDEXED))('%s', (name) => {
  const ask = INDEXED[name];
  const pageOf = async (page: PageArguments) => {
    const value = await ask(page);
    return { returned: value.edges.length, value };
  };

  test('first page, a page further in, and back', async () => {
    const first = await measure(`${name}: first`, () => pageOf({ first: 20 }));
    let { endCursor: after } = first.value.pageInfo;
    for (let page = 0; page < 30; page += 1)
      after = (await ask({ first: 100, after })).pageInfo.endCursor ?? after;
    const further = await measure(`${name}: 3,000 further`, () => pageOf({ first: 20, after }));
    const back = await measure(`${name}: back`, () => pageOf({ last: 20, before: after }));
    // One more row than a page holds tells whether there is another page.
    for (const { read, returned } of [first, further, back])
      expect(read).toBeLessThanOrEqual(MOST_READ_EACH * (returned + 1));
  }, 60_000);
});

test.each<[string, GameFilter, GameOrder]>([
  ['decisive games', { draw: false }, 'ended_desc'],
  ['stalemates', { reason: 'stalemate' }, 'ended_desc'],
  ['what there is none of', { reason: 'fifty_move_rule', winner: 'white' }, 'ended_desc'],
  ['of a busy player, won by Black', { player: 'p0', winner: 'black' }, 'ended_desc'],
  ['at most 9 plies, the longest first', { maxPlies: 9 }, 'plies_desc'],
])(
  'filtered: %s',
  async (name, filter, order) => {
    const line = await measure(`filtered: ${name}`, async () => {
      const value = await history.games(null, { first: 20 }, filter, order);
      return { returned: value.edges.length, value };
    });
    expect(line.read).toBeLessThanOrEqual(MOST_WALKED);
    if (line.returned < 20) expect(line.value.pageInfo.stoppedEarly).toBe(true);
  },
  60_000,
);

test.each<[string, GameFilter]>([
  ['all', {}],
  ['decisive games', { draw: false }],
  ['what there is none of', { reason: 'fifty_move_rule', winner: 'white' }],
  ['a busy player', { player: 'p0' }],
])(
  'counted: %s',
  async (name, filter) => {
    const { value } = await measure(`counted: ${name}`, async () => {
      const connection = await history.games(null, { first: 1 }, filter, 'ended_desc');
      const returned = await connection.totalCount();
      return { returned, value: returned };
    });
    expect(value).toBeLessThanOrEqual(10_000);
  },
  60_000,
);
