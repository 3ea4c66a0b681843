import type { Database } from '../database/database.js';
import { SIGN_OF_LIFE_MS } from './expiry.js';
import { keyedGame } from './pairing-rows.js';

/** Players' wishes for games: the keys that they name them by, so that a wish that comes twice makes one game, and how long one lasts. */
export class WishesStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The id of the game that a player's wish with this key has come to, and how long ago; or null. */
  async find(playerId: string, key: string): Promise<{ id: string; ageMs: number } | null> {
    const game = await keyedGame(playerId, key, this.#database.prisma);
    if (!game) return null;
    return { id: game.id, ageMs: (await this.#database.now()).getTime() - game.wishedAt.getTime() };
  }

  /** Puts off the end of a game that waits for anyone: its maker has given a sign of life. */
  async keepWaiting(id: string): Promise<void> {
    const due = new Date((await this.#database.now()).getTime() + SIGN_OF_LIFE_MS);
    await this.#database.prisma.game.updateMany({
      where: { id, status: 'waiting', pairing: 'anyone' },
      data: { dueAt: due },
    });
  }

  /** Lets a player use this key anew. */
  async release(playerId: string, key: string): Promise<void> {
    const { game } = this.#database.prisma;
    await game.updateMany({
      where: { createdById: playerId, idempotencyKey: key },
      data: { idempotencyKey: null },
    });
    await game.updateMany({ where: { pairedById: playerId, pairedKey: key }, data: { pairedKey: null } });
  }
}
