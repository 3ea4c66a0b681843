import type { Game } from '@fog/engine';
import type { StoredGame } from './stored-game.js';

/** How many games are kept at hand. */
const CAPACITY = 500;

/**
 * Games that need not be folded from their moves again. A version never changes what it stands for, so a game is found
 * only under the version that the database has just told; forgetting one costs a reading and nothing else.
 */
export class RecentGames {
  readonly #games = new Map<string, { version: number; game: Game }>();

  find(id: string, version: number): Game | undefined {
    const recent = this.#games.get(id);
    return recent?.version === version ? recent.game : undefined;
  }

  remember({ id, version, game }: StoredGame): void {
    this.#games.delete(id);
    this.#games.set(id, { version, game });
    if (this.#games.size > CAPACITY) this.#games.delete(this.#games.keys().next().value as string);
  }
}
