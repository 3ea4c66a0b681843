import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database/database.js';
import { gameColumns, moveColumns } from '../games/game-rows.js';
import { GamesStore } from '../games/games.store.js';
import { LIMITS } from '../graphql/limits.js';
import { ApiProcess } from './api-process.js';
import { longGame } from './long-game.js';
import { TestClient } from './test-client.js';
import { createGame } from './test-games.js';
import { startTestServer } from './test-server.js';

/**
 * The search for the worst query: families of queries, each made as large as the limits let it be, and what the API, a
 * process of its own with its embedded database, spends of a processor on one answer. It measures, so it wants a quiet
 * machine and is no part of `npm test`:
 *
 *     npm run jest -- --selectProjects api --testMatch "<rootDir>/src/testing/worst-query.bench.ts"
 */

/** What the worst query may cost of a processor, in milliseconds. */
const BUDGET_MS = 50;

let folder: string;
let api: ApiProcess;
let client: TestClient;
let ids: readonly string[];
let id: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fog-worst-query-'));
  ids = await writeGames(folder);
  [id] = ids;
  api = await ApiProcess.start({ DATA_FOLDER: folder, NODE_ENV: 'production', LOG_LEVEL: 'info' });
  client = new TestClient(api.port);
}, 120_000);
afterAll(async () => {
  await api.kill();
  await rm(folder, { recursive: true });
});

/** Long games, each the rematch of the one after: more than any process keeps at hand (games/recent-games.ts). */
const LONG_GAMES = 600;

/** And short ones, for lists to walk through: more than a page looks at. */
const SHORT_GAMES = 15_000;

/** When the first of the long games ended (ms since the epoch); the others a second before each other. */
let endedAt: number;

/** Finished games in a new database; the ids of those of 900 half-moves. */
async function writeGames(dataFolder: string): Promise<string[]> {
  const database = await openDatabase({ dataFolder });
  const server = await startTestServer({ database });
  const { prisma } = database;
  const { id: made } = await createGame(await server.guest(), { pairing: 'SAME_DEVICE', listed: true });
  const found = await new GamesStore(database).find(made);
  if (!found) throw new Error('a game that was made is gone');
  const game = longGame(900, Date.now());
  endedAt = game.endedAt ?? 0;
  await prisma.move.createMany({ data: game.moves.map((move) => moveColumns(made, move)) });
  await prisma.game.update({ where: { id: made }, data: gameColumns({ ...found.stored, game }) });
  await prisma.$executeRaw`
    INSERT INTO games SELECT (jsonb_populate_record(games, jsonb_build_object('id', id || number,
      'idempotency_key', null, 'rematch_game_id', CASE WHEN number > 1 THEN id || (number - 1) END,
      'ended_at', ended_at - number * interval '1 second'))).*
    FROM games, generate_series(1, ${LONG_GAMES}) AS number WHERE id = ${made}`;
  await prisma.$executeRaw`
    INSERT INTO moves SELECT (jsonb_populate_record(moves, jsonb_build_object('game_id', game_id || number))).*
    FROM moves, generate_series(1, ${LONG_GAMES}) AS number WHERE game_id = ${made}`;
  await prisma.$executeRaw`
    INSERT INTO games SELECT (jsonb_populate_record(games, jsonb_build_object('id', 'short' || number,
      'ply', 0, 'fen', null, 'idempotency_key', null, 'ended_at', ended_at - number * interval '1 hour'))).*
    FROM games, generate_series(1, ${SHORT_GAMES}) AS number WHERE id = ${made}`;
  await server.close();
  await database.close();
  return Array.from({ length: LONG_GAMES }, (_, index) => `${made}${index + 1}`);
}

const EYES = ['ALL', 'WHITE', 'BLACK'];
const BOARD_PARTS = ['placement', 'visibleSquares', 'pieces { square color kind }'];
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');

/** How many times a query has been asked: each time for other games, so that none of them is at hand. */
let asked = 0;
const another = (size: number, index: number) => ids[(asked * size + index) % ids.length];

/** The long games from another one on, as a filter of a list that any index holds. */
const from = (size: number) =>
  `filter: { endedBefore: "${new Date(endedAt - 1000 * ((asked * size) % (LONG_GAMES - 100))).toISOString()}" }`;

/** Families of queries, each for a size; the search makes every one as large as the limits let it be. */
const FAMILIES: Record<string, (size: number) => string> = {
  ...Object.fromEntries(
    BOARD_PARTS.flatMap(
      (part) =>
        [
          [
            `frames of all eyes: ${part}`,
            (size) =>
              `{ game(id: "${another(1, 0)}") { replay { frames(count: ${size}) { all { ${part} } white { ${part} } black { ${part} } } } } }`,
          ],
          [
            `boards along the game: ${part}`,
            (size) =>
              `{ game(id: "${id}") { ${times(size, (index) => `b${index}: boardAt(ply: ${899 - index}, eyes: ${EYES[index % 3]}) { ${part} }`)} } }`,
          ],
          [
            `games over and over: ${part}`,
            (size) =>
              `{ ${times(size, (index) => `g${index}: game(id: "${id}") { board { ${part} } moves { move { san } } }`)} }`,
          ],
          [
            `pages of games: ${part}`,
            (size) => `{ games(first: ${size}, ${from(size)}) { totalCount nodes { board { ${part} } } } }`,
          ],
          [
            `games by their ids: ${part}`,
            (size) =>
              `{ ${times(size, (index) => `g${index}: game(id: "${another(size, index)}") { board { ${part} } }`)} }`,
          ],
        ] satisfies [string, (size: number) => string][],
    ),
  ),
  'frames with their moves': (size) =>
    `{ game(id: "${another(1, 0)}") { replay { frames(count: ${size}) { ply whiteMs blackMs move { from to promotion captured san uci } all { placement } } } } }`,
  'moves over and over': (size) =>
    `{ game(id: "${id}") { ${times(size, (index) => `m${index}: moves { ply color move { from to promotion captured san uci } }`)} } }`,
  'games written out': (size) =>
    `{ ${times(size, (index) => `g${index}: game(id: "${another(size, index)}") { pgn }`)} }`,
  'the past of games by their ids': (size) =>
    `{ ${times(size, (index) => `g${index}: node(id: "${another(size, index)}") { ... on Game { boardAt(ply: 450) { placement } } }`)} }`,
  'the past of games in a list': (size) =>
    `{ games(first: ${size}, ${from(size)}) { nodes { boardAt(ply: 450) { placement } } } }`,
  'rematches in a list': (size) =>
    `{ games(first: ${size}, orderBy: PLIES_DESC) { nodes { rematch { board { placement } } } } }`,
  'rematches of rematches': (size) =>
    `{ games(first: ${size}, orderBy: PLIES_DESC) { nodes { rematch { rematch { rematch { rematch { rematch { id } } } } } } } }`,
  'a page that looks through thousands': (size) =>
    `{ games(first: ${size}, filter: { winner: BLACK, minPlies: 901 }) { totalCount totalCountIsExact nodes { id } } }`,
  'pages that look through thousands': (size) =>
    `{ ${times(size, (index) => `l${index}: games(first: 1, filter: { winner: WHITE, maxPlies: ${index} }) { nodes { id } }`)} }`,
  'counts of lists': (size) =>
    `{ ${times(size, (index) => `l${index}: games(first: 1, filter: { minPlies: ${index + 1} }) { totalCount }`)} }`,
  'lists over and over': (size) =>
    `{ ${times(size, (index) => `l${index}: games(first: ${index + 1}) { nodes { id } }`)} }`,
  'lists of players': (size) =>
    `{ games(first: ${size}, orderBy: PLIES_DESC) { nodes { white { games(first: 1) { nodes { id } } } } } }`,
  'names that must be merged': (size) =>
    `{ game(id: "${id}") { ${'board { pieces { square } } '.repeat(size)} } }`,
  'fragments in fragments': (size) =>
    `{ ...f0 } ${times(size, (index) => `fragment f${index} on Query { viewer { id name } ...f${index + 1} }`)} fragment f${size} on Query { viewer { id } }`,
  'the schema of the schema': (size) =>
    `{ ${times(size, (index) => `s${index}: __schema { types { name fields { name description type { name kind } args { name type { name } } } } }`)} }`,
};

/** Whether the limits let a query in. */
async function isAllowed(query: string): Promise<boolean> {
  if (Buffer.byteLength(query) > LIMITS.bodyBytes - 100) return false;
  const { errors } = await client.ask(query);
  if (errors.some(({ extensions }) => extensions.code === 'GRAPHQL_VALIDATION_FAILED'))
    throw new Error(`${query.slice(0, 200)}: ${errors[0].message}`);
  return errors.length === 0;
}

/** The largest allowed size of a family, found by halving. */
async function largest(family: (size: number) => string): Promise<number> {
  let [fits, fails] = [1, 1001];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (await isAllowed(family(middle))) fits = middle;
    else fails = middle;
  }
  return fits;
}

/** The processor time that the process has used so far, in milliseconds, its embedded database included. */
async function usedMs(): Promise<number> {
  const page = await (await fetch(`http://127.0.0.1:${api.port}/metrics`)).text();
  return 1000 * Number(/^process_cpu_seconds_total ([\d.e-]+)/m.exec(page)?.[1]);
}

const medianOf = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** What one answer costs of a processor, once warm: the median of five means. */
async function processorMs(query: () => string): Promise<number> {
  const [rounds, times] = [5, 5];
  const ask = async () => {
    asked += 1;
    return (await client.send(JSON.stringify({ query: query() }))).arrayBuffer();
  };
  for (let time = 0; time < times; time += 1) await ask();
  const spent: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await usedMs();
    for (let time = 0; time < times; time += 1) await ask();
    spent.push(((await usedMs()) - before) / times);
  }
  return medianOf(spent);
}

/**
 * What a fixed piece of work costs of a processor here and now, in milliseconds, median of five: it tells one machine, and
 * one hour of it, from another.
 */
function yardstickMs(): number {
  const once = () => {
    const before = process.cpuUsage();
    let text = '';
    for (let count = 0; count < 40; count += 1) text = JSON.stringify(JSON.parse(YARDSTICK));
    const { user, system } = process.cpuUsage(before);
    return text.length > 0 ? (user + system) / 1000 : 0;
  };
  return medianOf([1, 2, 3, 4, 5, 6].map(once).slice(1));
}
const YARDSTICK = JSON.stringify(Array.from({ length: 5_000 }, (_, square) => ({ square, kind: 'PAWN' })));

test.each(Object.keys(FAMILIES))(
  'the largest query that the limits allow of %s',
  async (name) => {
    const size = await largest(FAMILIES[name]);
    const spent = await processorMs(() => FAMILIES[name](size));
    const yardstick = yardstickMs();
    process.stdout.write(
      `${spent.toFixed(1).padStart(7)} ms  yardstick ${yardstick.toFixed(0)} ms  size ${size}  ${name}\n`,
    );
    expect(spent).toBeLessThan(BUDGET_MS);
  },
  120_000,
);
