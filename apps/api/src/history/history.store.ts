import type { GameStatus } from '@fog/engine';
import type { Database } from '../database/database.js';
import { factsFromRow, WITH_PLAYERS } from '../games/game-rows.js';
import type { GamesStore } from '../games/games.store.js';
import { openAt } from '../games/pairing-rows.js';
import type { FoundFacts } from '../games/see-game.js';
import type { Prisma } from '../generated/prisma/client.js';
import type { Cursor } from './cursor.js';
import type { GameFilter } from './history.inputs.js';
import type { Count } from './history.types.js';

/** What a list is ordered by. */
export type SortKey = 'endedAt' | 'createdAt' | 'ply';

/** A list of games, as somebody may see it. */
export interface GameList {
  /** Games that a player holds a seat in, of one status or of any; or the finished games that are public. */
  readonly scope:
    | { readonly kind: 'public'; readonly player: string | null }
    | { readonly kind: 'own'; readonly player: string; readonly status: GameStatus | null }
    /** Games that wait for anyone at an instant. */
    | { readonly kind: 'open'; readonly player: null; readonly at: Date };
  readonly filter: GameFilter;
  readonly sortKey: SortKey;
  readonly direction: 'asc' | 'desc';
}

/** A stretch of a list, from a place on (that place excluded), in the list's own direction or against it. */
export interface Stretch {
  readonly from: Cursor | null;
  readonly count: number;
  readonly isBackward: boolean;
}

export interface FoundStretch {
  readonly places: readonly Cursor[];
  readonly hasMore: boolean;
  /** The last place looked at, where the walk stopped before the stretch was full. */
  readonly stoppedAt: Cursor | null;
}

/** How many rows a page looks through for conditions that no index holds, and how many at a time. */
const MOST_ROWS = 5000;
const ROWS_AT_ONCE = 500;
const MOST_COUNTED = 10_000;

/** Lists of games in the database. */
export class HistoryStore {
  readonly #database: Database;
  readonly #games: GamesStore;

  constructor(database: Database, games: GamesStore) {
    this.#database = database;
    this.#games = games;
  }

  /** Walks a list along its index and keeps what the filter lets through. */
  async find(list: GameList, { from, count, isBackward }: Stretch): Promise<FoundStretch> {
    const direction = isBackward === (list.direction === 'asc') ? 'desc' : 'asc';
    const rest = filterWhere(list.filter);
    const isSelective = Object.keys(rest).length > 0;
    const size = isSelective ? ROWS_AT_ONCE : count + 1;
    const places: Cursor[] = [];
    let last = from;
    for (let walked = 0; walked < MOST_ROWS; walked += size) {
      const rows = await this.#walk(list, last, direction, size);
      places.push(...(isSelective ? await this.#matching(rows, rest) : rows));
      if (places.length > count) return { places: places.slice(0, count), hasMore: true, stoppedAt: null };
      if (rows.length < size) return { places, hasMore: false, stoppedAt: null };
      last = rows[rows.length - 1] ?? null;
    }
    return { places, hasMore: true, stoppedAt: last };
  }

  /** The database's time. */
  now(): Promise<Date> {
    return this.#database.now();
  }

  async count(list: GameList): Promise<Count> {
    const games = await this.#database.prisma.game.count({
      where: { AND: [{ OR: sourcesOf(list) }, filterWhere(list.filter)] },
      take: MOST_COUNTED + 1,
    });
    return { games: Math.min(games, MOST_COUNTED), isExact: games <= MOST_COUNTED };
  }

  /** The games at these places, in their order; one that is gone is left out. */
  async read(places: readonly Cursor[]): Promise<FoundFacts[]> {
    const rows = await this.#database.prisma.game.findMany({
      where: { id: { in: places.map(({ id }) => id) } },
      include: WITH_PLAYERS,
    });
    const at = await this.#database.now();
    const found = new Map(rows.map((row) => [row.id, row]));
    return places.flatMap(({ id }) => {
      const row = found.get(id);
      return row ? [{ stored: factsFromRow(row), at, loadGame: () => this.#games.load(row) }] : [];
    });
  }

  /** The next rows after a place. A player's games stand in two indexes, one a colour, which are merged. */
  async #walk(
    list: GameList,
    from: Cursor | null,
    direction: 'asc' | 'desc',
    size: number,
  ): Promise<Cursor[]> {
    const { sortKey } = list;
    const beyond = from === null ? {} : beyondPlace(sortKey, from, direction);
    const found = await Promise.all(
      sourcesOf(list).map((source) =>
        this.#database.prisma.game.findMany({
          where: { AND: [source, beyond] },
          orderBy: [{ [sortKey]: direction }, { id: direction }],
          take: size,
          select: { id: true, endedAt: true, createdAt: true, ply: true },
        }),
      ),
    );
    const sign = direction === 'asc' ? 1 : -1;
    return found
      .flat()
      .map((row) => ({ id: row.id, key: Number(row[sortKey]) }))
      .sort((one, other) => sign * (one.key - other.key || (one.id < other.id ? -1 : 1)))
      .slice(0, size);
  }

  async #matching(places: readonly Cursor[], where: Prisma.GameWhereInput): Promise<Cursor[]> {
    const rows = await this.#database.prisma.game.findMany({
      where: { AND: [{ id: { in: places.map(({ id }) => id) } }, where] },
      select: { id: true },
    });
    const matching = new Set(rows.map(({ id }) => id));
    return places.filter(({ id }) => matching.has(id));
  }
}

/** The rows of a list before its filter, each source along one index. */
function sourcesOf({ scope, filter, sortKey }: GameList): Prisma.GameWhereInput[] {
  const ended = sortKey === 'endedAt' ? { endedAt: { not: null, ...endedBetween(filter) } } : {};
  const base = { ...scopeWhere(scope), ...ended };
  const { player } = scope;
  if (player === null) return [base];
  return [
    { ...base, whiteId: player },
    { ...base, blackId: player, OR: [{ whiteId: null }, { whiteId: { not: player } }] },
  ];
}

function scopeWhere(scope: GameList['scope']): Prisma.GameWhereInput {
  switch (scope.kind) {
    case 'public':
      return { status: 'finished', listed: true };
    case 'own':
      return scope.status ? { status: scope.status } : {};
    case 'open':
      return openAt(scope.at);
  }
}

function endedBetween({ endedAfter, endedBefore }: GameFilter) {
  return { ...(endedAfter && { gte: endedAfter }), ...(endedBefore && { lt: endedBefore }) };
}

/** What of a filter no index holds. */
function filterWhere({
  pairing,
  winner,
  draw,
  reason,
  minPlies,
  maxPlies,
}: GameFilter): Prisma.GameWhereInput {
  const plies = { ...(minPlies != null && { gte: minPlies }), ...(maxPlies != null && { lte: maxPlies }) };
  const conditions: Prisma.GameWhereInput[] = [
    ...(pairing ? [{ pairing }] : []),
    ...(winner ? [{ winner }] : []),
    ...(draw != null
      ? [draw ? { status: 'finished' as const, winner: null } : { winner: { not: null } }]
      : []),
    ...(reason ? [{ reason }] : []),
    ...(Object.keys(plies).length > 0 ? [{ ply: plies }] : []),
  ];
  return conditions.length > 0 ? { AND: conditions } : {};
}

function beyondPlace(
  sortKey: SortKey,
  { key, id }: Cursor,
  direction: 'asc' | 'desc',
): Prisma.GameWhereInput {
  const value = sortKey === 'ply' ? key : new Date(key);
  const further = direction === 'asc' ? 'gt' : 'lt';
  return { OR: [{ [sortKey]: { [further]: value } }, { [sortKey]: value, id: { [further]: id } }] };
}
