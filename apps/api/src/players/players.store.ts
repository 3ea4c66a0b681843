import type { Database } from '../database/database.js';
import { Player } from './players.types.js';

/** The name that finished games keep. */
const DELETED_NAME = 'Deleted player';

/** Players in the database. */
export class PlayersStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The player with this id, or null. */
  async find(id: string): Promise<Player | null> {
    const row = await this.#database.prisma.player.findUnique({ where: { id } });
    return row && new Player(row);
  }

  async rename(id: string, name: string): Promise<Player> {
    return new Player(await this.#database.prisma.player.update({ where: { id }, data: { name } }));
  }

  /** Takes a player's name away, and every way back to being that player. */
  async forget(id: string): Promise<void> {
    const deletedAt = await this.#database.now();
    await this.#database.prisma.player.update({
      where: { id },
      data: { name: DELETED_NAME, deletedAt },
    });
    await this.#database.prisma.transfer.deleteMany({ where: { playerId: id } });
  }
}
