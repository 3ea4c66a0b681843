import type { Database } from '../database/database.js';
import type { Prisma } from '../generated/prisma/client.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Which version games are at: all that is read of those that are only watched. */
export class VersionsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Of these games; missing ones are left out. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.#read({ id: { in: [...ids] } });
  }

  /** Of a player's games that may still change: unfinished ones, and those of the last day. */
  async ofPlayer(playerId: string): Promise<ReadonlyMap<string, number>> {
    const dayBefore = new Date((await this.#database.now()).getTime() - DAY_MS);
    return this.#read({
      AND: [
        heldBy(playerId),
        { OR: [{ endedAt: null }, { endedAt: { gt: dayBefore } }, { rematchOfferAt: { gt: dayBefore } }] },
      ],
    });
  }

  /** Of a player's running games. */
  async runningOfPlayer(playerId: string): Promise<ReadonlyMap<string, number>> {
    return this.#read({ status: 'active', ...heldBy(playerId) });
  }

  async #read(where: Prisma.GameWhereInput): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database.prisma.game.findMany({ where, select: { id: true, version: true } });
    return new Map(rows.map(({ id, version }) => [id, version]));
  }
}

const heldBy = (playerId: string) => ({ OR: [{ whiteId: playerId }, { blackId: playerId }] });
