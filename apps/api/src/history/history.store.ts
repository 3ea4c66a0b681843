import type { Logger } from 'pino';
import type { Database } from '../database/database.js';
import { unlessCorrupt } from '../games/corrupt-game.js';
import type { GamesStore } from '../games/games.store.js';
import type { FoundFacts } from '../games/stored-game.js';
import type { Cursor } from './cursor.js';
import type { GameList } from './game-list.js';
import type { Count } from './history.types.js';
import { countUpTo, isSelective, placesAfter, sourceCount } from './history-rows.js';

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

/** How many rows a page looks through for conditions that no index holds: first a few, and then all that it may. */
const STRETCHES = [500, 4500];
const COUNT_BOUNDS = { most: 10_000, mostLookedAt: 12_000 };

/** A place as the database gives it. */
interface PlaceRow {
  readonly id: string;
  readonly key: Date | number;
  readonly matches: boolean;
  /** How many places were looked at to find these. */
  readonly looked: number;
}

/** Lists of games in the database. */
export class HistoryStore {
  readonly #database: Database;
  readonly #games: GamesStore;
  readonly #log: Logger;

  constructor(database: Database, games: GamesStore, log: Logger) {
    this.#database = database;
    this.#games = games;
    this.#log = log;
  }

  /** Walks a list along its index and keeps what the filter lets through. */
  async find(list: GameList, { from, count, isBackward }: Stretch): Promise<FoundStretch> {
    const direction = isBackward === (list.direction === 'asc') ? 'desc' : 'asc';
    const sizes = isSelective(list.filter) ? STRETCHES.map((rows) => rows / sourceCount(list)) : [count + 1];
    const places: Cursor[] = [];
    let last = from;
    for (const size of sizes) {
      const rows = await this.#database.prisma.$queryRaw<PlaceRow[]>(
        placesAfter(list, last, direction, { size, most: count + 1 }),
      );
      const found = rows.map(({ id, key, matches }) => ({ matches, place: { id, key: Number(key) } }));
      places.push(...found.filter(({ matches }) => matches).map(({ place }) => place));
      if (places.length > count) return { places: places.slice(0, count), hasMore: true, stoppedAt: null };
      if ((rows[0]?.looked ?? 0) < size) return { places, hasMore: false, stoppedAt: null };
      last = found[found.length - 1]?.place ?? null;
    }
    return { places, hasMore: true, stoppedAt: last };
  }

  /** The database's time. */
  now(): Promise<Date> {
    return this.#database.now();
  }

  async count(list: GameList): Promise<Count> {
    const [{ games, isCut }] = await this.#database.prisma.$queryRaw<[{ games: number; isCut: boolean }]>(
      countUpTo(list, COUNT_BOUNDS),
    );
    const { most } = COUNT_BOUNDS;
    return { games: Math.min(games, most), isExact: games <= most && !isCut };
  }

  /** The games at these places, in their order; one that is gone is left out. */
  async read(places: readonly Cursor[]): Promise<FoundFacts[]> {
    const games = await Promise.all(places.map(({ id }) => this.#games.look(id)));
    return games
      .filter((game) => game !== null)
      .map((game) => ({
        ...game,
        loadGame: () => unlessCorrupt(game.loadGame(), game.stored.id, this.#log),
      }));
  }
}
