import type { Database } from '../database/database.js';

/** When games end by themselves, and when the service last lived. */
export class DeadlinesStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Writes down that the service lives. Where nobody has done so for longer than `graceMs`, there was an outage: clocks
   * that were running are given back its length, in the same transaction and so once, whoever comes back first. A
   * flag that had fallen before the outage stays fallen.
   *
   * @returns the length of the outage in milliseconds, or 0.
   */
  async beat(graceMs: number): Promise<number> {
    return this.#database.transaction(async (transaction) => {
      const now = await this.#database.now(transaction);
      await transaction.heartbeat.createMany({ data: { aliveAt: now }, skipDuplicates: true });
      const [row] = await transaction.$queryRaw<[{ before: Date }]>`
        SELECT alive_at AS before FROM heartbeat WHERE id = 1 FOR UPDATE`;
      await transaction.heartbeat.update({ where: { id: 1 }, data: { aliveAt: now } });
      const outageMs = now.getTime() - row.before.getTime();
      if (outageMs <= graceMs) return 0;
      await transaction.$executeRaw`
        UPDATE games SET
          due_at = due_at + (LEAST(clock_at + ${outageMs} * interval '1 millisecond', ${now}) - clock_at),
          clock_at = LEAST(clock_at + ${outageMs} * interval '1 millisecond', ${now}),
          version = version + 1
        WHERE status = 'active' AND clock_at IS NOT NULL AND due_at > ${row.before}`;
      return outageMs;
    });
  }

  /** Milliseconds until the next game ends by itself; negative if that is overdue, null if none will. */
  async untilNext(): Promise<number | null> {
    const [row] = await this.#database.prisma.$queryRaw<[{ left: number | null }]>`
      SELECT (EXTRACT(EPOCH FROM min(due_at) - clock_timestamp()) * 1000)::float AS left FROM games
      WHERE due_at IS NOT NULL`;
    return row.left;
  }
}
