import type { Database, Transaction } from '../database/database.js';
import { newId } from '../ids.js';
import { Player } from '../players/players.types.js';
import type { Delivery } from './sessions.types.js';

/** A session as it is kept; the secret itself is not. */
export interface StoredSession {
  readonly id: string;
  readonly player: Player;
  readonly delivery: Delivery;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
}

/** What a session begins with. */
export interface Opening {
  readonly tokenHash: string;
  readonly delivery: Delivery;
  readonly lifetimeMs: number;
}

/** Sessions in the database. */
export class SessionsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** A session that is neither revoked nor past its end, and whose player is not deleted, with the database's time; or null. */
  async findLive(tokenHash: string): Promise<{ session: StoredSession; at: Date } | null> {
    const row = await this.#database.prisma.session.findUnique({
      where: { tokenHash },
      include: { player: true },
    });
    if (!row || row.revokedAt || row.player.deletedAt) return null;
    const at = await this.#database.now();
    return row.expiresAt > at ? { session: { ...row, player: new Player(row.player) }, at } : null;
  }

  /** Those of these sessions that are live, as above. */
  async findLiveIds(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.#database.prisma.session.findMany({
      where: {
        id: { in: [...ids] },
        revokedAt: null,
        expiresAt: { gt: await this.#database.now() },
        player: { deletedAt: null },
      },
      select: { id: true },
    });
    return new Set(rows.map(({ id }) => id));
  }

  /** Makes a player together with the first session. */
  async createPlayer(
    { name, isBot }: Pick<Player, 'name' | 'isBot'>,
    opening: Opening,
  ): Promise<StoredSession> {
    return this.#database.transaction(async (transaction) => {
      const createdAt = await this.#database.now(transaction);
      const player = await transaction.player.create({
        data: { id: newId('player'), name, isBot, createdAt },
      });
      return this.#open(player.id, opening, transaction);
    });
  }

  /** Gives a player one more session. */
  async create(playerId: string, opening: Opening): Promise<StoredSession> {
    return this.#database.transaction((transaction) => this.#open(playerId, opening, transaction));
  }

  /** Puts off the end of a session that is in use. */
  async renew(id: string, lastUsedAt: Date, expiresAt: Date): Promise<void> {
    await this.#database.prisma.session.updateMany({
      where: { id, revokedAt: null },
      data: { lastUsedAt, expiresAt },
    });
  }

  /** Ends a session for good. */
  async revoke(id: string): Promise<void> {
    await this.#database.prisma.session.updateMany({
      where: { id, revokedAt: null },
      data: { revokedAt: await this.#database.now() },
    });
  }

  /** Ends every session of a player; gives their ids. */
  async revokeAll(playerId: string): Promise<string[]> {
    const rows = await this.#database.prisma.session.updateManyAndReturn({
      where: { playerId, revokedAt: null },
      data: { revokedAt: await this.#database.now() },
      select: { id: true },
    });
    return rows.map(({ id }) => id);
  }

  async #open(playerId: string, opening: Opening, transaction: Transaction): Promise<StoredSession> {
    const now = await this.#database.now(transaction);
    const session = await transaction.session.create({
      data: {
        id: newId('session'),
        tokenHash: opening.tokenHash,
        playerId,
        delivery: opening.delivery,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + opening.lifetimeMs),
      },
      include: { player: true },
    });
    return { ...session, player: new Player(session.player) };
  }
}
