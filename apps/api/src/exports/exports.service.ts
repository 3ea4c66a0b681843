import type { Game } from '@fog/engine';
import type { GamesStore } from '../games/games.store.js';
import type { StoredFacts } from '../games/stored-game.js';
import { requestError } from '../graphql/errors.js';
import type { Cursor } from '../history/cursor.js';
import type { GameList } from '../history/game-list.js';
import type { HistoryStore } from '../history/history.store.js';

/** How many games are held in memory at a time. */
const AT_ONCE = 50;

/** A game that is over, with all of its moves. */
export interface ExportedGame {
  readonly facts: StoredFacts;
  readonly game: Game;
}

interface ExportsParts {
  readonly games: Pick<GamesStore, 'find'>;
  readonly history: Pick<HistoryStore, 'find' | 'read'>;
}

/** Games that are over, to be taken away whole. Running ones are refused, and stand in no list. */
export class ExportsService {
  readonly #parts: ExportsParts;

  constructor(parts: ExportsParts) {
    this.#parts = parts;
  }

  /**
   * One game, listed or not.
   *
   * @throws NOT_FOUND if there is no such game, FORBIDDEN before its end.
   */
  async game(id: string): Promise<ExportedGame> {
    const found = await this.#parts.games.find(id);
    if (!found) throw requestError('NOT_FOUND', 'There is no game with this id.', 'id');
    const { game } = found.stored;
    if (game.endedAt === null)
      throw requestError('FORBIDDEN', 'This game is not over: it can be exported after its end.', 'id');
    return { facts: found.stored, game };
  }

  /** A player's finished games that are listed, oldest first. */
  gamesOf(player: string): AsyncGenerator<ExportedGame> {
    return this.#walk({ scope: { kind: 'public', player }, filter: {} });
  }

  /** All finished games that are listed, oldest first. */
  gamesSince(endedAfter: Date | null): AsyncGenerator<ExportedGame> {
    return this.#walk({ scope: { kind: 'public', player: null }, filter: endedAfter ? { endedAfter } : {} });
  }

  async *#walk(list: Pick<GameList, 'scope' | 'filter'>): AsyncGenerator<ExportedGame> {
    const { history } = this.#parts;
    const ordered = { ...list, sortKey: 'endedAt', direction: 'asc' } as const;
    let from: Cursor | null = null;
    for (let hasMore = true; hasMore; ) {
      const stretch = await history.find(ordered, { from, count: AT_ONCE, isBackward: false });
      for (const found of await history.read(stretch.places)) {
        const game = await found.loadGame();
        // Null: its rows contradict the rules. The others go on.
        if (game) yield { facts: found.stored, game };
      }
      from = stretch.places.at(-1) ?? from;
      hasMore = stretch.hasMore;
    }
  }
}
