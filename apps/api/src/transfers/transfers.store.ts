import type { Database } from '../database/database.js';

/** Ways to another browser, one a player, in the database. */
export class TransfersStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Replaces a player's transfer; gives the new one's end. */
  async replace(playerId: string, tokenHash: string, lifetimeMs: number): Promise<Date> {
    const expiresAt = new Date((await this.#database.now()).getTime() + lifetimeMs);
    const transfer = { tokenHash, expiresAt };
    await this.#database.prisma.transfer.upsert({
      where: { playerId },
      create: { playerId, ...transfer },
      update: transfer,
    });
    return expiresAt;
  }

  /** Uses a transfer up; gives whose it was, or null for one that is unknown, used or too old. */
  async take(tokenHash: string): Promise<string | null> {
    const [taken] = await this.#database.prisma.$queryRaw<{ playerId: string }[]>`
      DELETE FROM transfers WHERE token_hash = ${tokenHash} AND expires_at > clock_timestamp()
      RETURNING player_id AS "playerId"`;
    return taken?.playerId ?? null;
  }
}
