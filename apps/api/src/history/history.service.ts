import type { GameStatus } from '@fog/engine';
import { seeFacts, type ViewGame } from '../games/see-game.js';
import { badInput } from '../graphql/errors.js';
import type { Player } from '../players/players.types.js';
import { makeCursor, parseCursor } from './cursor.js';
import type { GameList } from './game-list.js';
import {
  DEFAULT_PAGE,
  type GameFilter,
  type GameOrder,
  LARGEST_PAGE,
  type PageArguments,
} from './history.inputs.js';
import type { FoundStretch, HistoryStore, Stretch } from './history.store.js';
import { GameConnection, type PageInfo } from './history.types.js';

/**
 * Lists of games, each game as the one who asks may see it. Running games of others are in no list and in no count;
 * aborted and unlisted ones are in their players' own lists only.
 */
export class HistoryService {
  readonly #store: HistoryStore;
  readonly #viewGame: ViewGame;

  constructor(parts: { store: HistoryStore; viewGame: ViewGame }) {
    this.#store = parts.store;
    this.#viewGame = parts.viewGame;
  }

  /** The public list: finished games, of everybody or of one player. */
  games(
    asker: Player | null,
    page: PageArguments,
    filter: GameFilter,
    order: GameOrder,
  ): Promise<GameConnection> {
    const scope = { kind: 'public', player: filter.player ?? null } as const;
    return this.#page({ scope, filter, ...sorted(order, 'endedAt') }, page, asker);
  }

  /**
   * The games of one player: their own in every status to themselves, finished and listed ones to others.
   *
   * @param status null for every status that the asker may list.
   */
  async gamesOf(
    player: Player,
    asker: Player | null,
    page: PageArguments,
    status: GameStatus | null,
    order: GameOrder,
  ): Promise<GameConnection> {
    if (asker?.id === player.id) {
      const hasEnded = status === 'finished' || status === 'aborted';
      const scope = { kind: 'own', player: player.id, status } as const;
      return this.#page(
        { scope, filter: {}, ...sorted(order, hasEnded ? 'endedAt' : 'createdAt') },
        page,
        asker,
      );
    }
    if (status !== null && status !== 'finished') return emptyConnection();
    return this.games(asker, page, { player: player.id }, order);
  }

  /** The games that wait for anyone, the longest waiting first. */
  async open(asker: Player | null, page: PageArguments): Promise<GameConnection> {
    const scope = { kind: 'open', player: null, at: await this.#store.now() } as const;
    return this.#page({ scope, filter: {}, sortKey: 'createdAt', direction: 'asc' }, page, asker);
  }

  async #page(list: GameList, page: PageArguments, asker: Player | null): Promise<GameConnection> {
    const stretch = stretchOf(page);
    const found = await this.#store.find(list, stretch);
    const places = stretch.isBackward ? [...found.places].reverse() : found.places;
    const cursors = new Map(places.map((place) => [place.id, makeCursor(place)]));
    const games = await this.#store.read(places);
    const edges = games.map((game) => ({
      cursor: cursors.get(game.stored.id) ?? '',
      node: seeFacts(game, asker, this.#viewGame),
    }));
    return new GameConnection(edges, pageInfoOf(stretch, found, [...cursors.values()]), () =>
      this.#store.count(list),
    );
  }
}

function sorted(order: GameOrder, byEnd: 'endedAt' | 'createdAt') {
  const direction = order.endsWith('_asc') ? 'asc' : 'desc';
  return { sortKey: order.startsWith('plies') ? 'ply' : byEnd, direction } as const;
}

function stretchOf({ first, after, last, before }: PageArguments): Stretch {
  if ((first ?? after) != null && (last ?? before) != null) {
    throw badInput('last', 'A page goes forward (first, after) or backward (last, before).');
  }
  const isBackward = (last ?? before) != null;
  const field = isBackward ? 'last' : 'first';
  const count = (isBackward ? last : first) ?? DEFAULT_PAGE;
  if (count < 1 || count > LARGEST_PAGE) throw badInput(field, `${field} runs from 1 to ${LARGEST_PAGE}.`);
  const from = isBackward ? before && parseCursor(before, 'before') : after && parseCursor(after, 'after');
  return { from: from || null, count, isBackward };
}

function pageInfoOf(
  { from, isBackward }: Stretch,
  found: FoundStretch,
  cursors: readonly string[],
): PageInfo {
  const stopped = found.stoppedAt && makeCursor(found.stoppedAt);
  const isContinued = from !== null;
  const [start, end] = [cursors[0] ?? null, cursors[cursors.length - 1] ?? null];
  return {
    hasNextPage: isBackward ? isContinued : found.hasMore,
    hasPreviousPage: isBackward ? found.hasMore : isContinued,
    startCursor: isBackward ? (stopped ?? start) : start,
    endCursor: isBackward ? end : (stopped ?? end),
    stoppedEarly: stopped !== null,
  };
}

function emptyConnection(): GameConnection {
  const nowhere = {
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: null,
    stoppedEarly: false,
  };
  return new GameConnection([], nowhere, async () => ({ games: 0, isExact: true }));
}
