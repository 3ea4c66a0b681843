import type { Database } from '../database/database.js';
import { gameColumns, moveColumns, settledColumns } from '../games/game-rows.js';
import type { StoredGame } from '../games/stored-game.js';

/** Writes the games that a new installation begins with. */
export class SamplesStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Writes games with their players and moves where no game is stored yet. Several processes may start on one new
   * database: each game is written once, since its ids are the same for all.
   *
   * @param make the games as of the database's time
   * @returns whether there was room for them
   */
  async plantIfEmpty(make: (at: Date) => readonly StoredGame[]): Promise<boolean> {
    return this.#database.transaction(async (transaction) => {
      if (await transaction.game.findFirst({ select: { id: true } })) return false;
      const games = make(await this.#database.now(transaction));
      const players = games.flatMap(({ white, black }) => [white, black].filter((player) => player !== null));
      await transaction.player.createMany({
        data: players.map(({ id, name, isBot, createdAt }) => ({ id, name, isBot, createdAt })),
        skipDuplicates: true,
      });
      await transaction.game.createMany({
        data: games.map((stored) => ({ ...settledColumns(stored), ...gameColumns(stored) })),
        skipDuplicates: true,
      });
      await transaction.move.createMany({
        data: games.flatMap(({ id, game }) => game.moves.map((move) => moveColumns(id, move))),
        skipDuplicates: true,
      });
      return true;
    });
  }
}
