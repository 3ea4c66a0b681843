import type { Database, Transaction } from '../database/database.js';
import { Prisma } from '../generated/prisma/client.js';

/** How many rows go in one transaction, so that none holds locks for long. */
const BATCH = 500;

const GUEST_DAYS = 30;

/**
 * Players who are in no game and have been away for long: a guest whose sessions have not been used for a month, a bot
 * that has no live session any more. Whoever may still be carried to another browser stays.
 */
const IS_FORGOTTEN = Prisma.sql`
  players.created_at < clock_timestamp() - ${GUEST_DAYS} * interval '1 day'
  AND NOT EXISTS (SELECT FROM sessions WHERE player_id = players.id AND revoked_at IS NULL
    AND expires_at > clock_timestamp()
    AND (players.is_bot OR last_used_at > clock_timestamp() - ${GUEST_DAYS} * interval '1 day'))
  AND NOT EXISTS (SELECT FROM transfers WHERE player_id = players.id AND expires_at > clock_timestamp())
  AND NOT EXISTS (SELECT FROM games WHERE created_by_id = players.id)
  AND NOT EXISTS (SELECT FROM games WHERE white_id = players.id)
  AND NOT EXISTS (SELECT FROM games WHERE black_id = players.id)
  AND NOT EXISTS (SELECT FROM games WHERE paired_by_id = players.id)`;

/** What is kept no longer than it serves. Several processes may drop at once: each passes over what another has locked. */
export class RetentionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Drops forgotten players with what is theirs; gives how many. */
  dropPlayers(): Promise<number> {
    return this.#inBatches(async (transaction) => {
      const locked = await transaction.$queryRaw<{ id: string }[]>`
        SELECT id FROM players WHERE ${IS_FORGOTTEN} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
      // Asked again now that they are locked: a game or a session may have come while they were being locked.
      return transaction.$executeRaw`
        DELETE FROM players WHERE id = ANY(${locked.map(({ id }) => id)}) AND ${IS_FORGOTTEN}`;
    });
  }

  /** Drops sessions that are revoked or past their end; gives how many. */
  dropSessions(): Promise<number> {
    return this.#inBatches(
      (transaction) => transaction.$executeRaw`
        DELETE FROM sessions WHERE id IN (
          SELECT id FROM sessions WHERE revoked_at IS NOT NULL OR expires_at <= clock_timestamp()
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    );
  }

  /** Drops transfers past their end; gives how many. */
  dropTransfers(): Promise<number> {
    return this.#inBatches(
      (transaction) => transaction.$executeRaw`
        DELETE FROM transfers WHERE player_id IN (
          SELECT player_id FROM transfers WHERE expires_at <= clock_timestamp()
          LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
    );
  }

  async #inBatches(drop: (transaction: Transaction) => Promise<number>): Promise<number> {
    for (let total = 0; ; ) {
      const dropped = await this.#database.transaction(drop);
      total += dropped;
      if (dropped < BATCH) return total;
    }
  }
}
