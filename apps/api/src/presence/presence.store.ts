import type { Color } from '@fog/engine';
import type { Database } from '../database/database.js';
import { Prisma } from '../generated/prisma/client.js';
import type { Presence } from './presence.types.js';

/** The player of a seat, who has its game open. */
export interface Seat {
  readonly gameId: string;
  readonly color: Color;
}

/** How long somebody counts as present after the last sign of it, so that a process that dies takes nobody along for good. */
export const PRESENCE_LASTS_MS = 15_000;

const LASTS = Prisma.sql`${PRESENCE_LASTS_MS} * interval '1 millisecond'`;

/** Who has which game open, on whatever process, in the database. */
export class PresenceStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Writes down that these, one or more, are present, in one statement; gives the instant that it says so of. */
  async touch(seats: readonly Seat[]): Promise<Date> {
    const now = await this.#database.now();
    const rows = seats.map(({ gameId, color }) => Prisma.sql`(${gameId}, ${color}::color, ${now}, ${now})`);
    await this.#database.prisma.$executeRaw`
      INSERT INTO presences (game_id, color, since, seen_at) VALUES ${Prisma.join(rows)}
      ON CONFLICT (game_id, color) DO UPDATE SET
        since = CASE WHEN presences.seen_at > EXCLUDED.seen_at - ${LASTS} THEN presences.since ELSE EXCLUDED.since END,
        seen_at = GREATEST(presences.seen_at, EXCLUDED.seen_at)`;
    return now;
  }

  /** Writes down that somebody has gone just now, unless they were seen since that last time. */
  async leave({ gameId, color }: Seat, lastSeenAt: Date): Promise<void> {
    const gone = new Date((await this.#database.now()).getTime() - PRESENCE_LASTS_MS);
    await this.#database.prisma.presence.updateMany({
      where: { gameId, color, seenAt: lastSeenAt },
      data: { seenAt: gone },
    });
  }

  async read({ gameId, color }: Seat): Promise<Presence> {
    const row = await this.#database.prisma.presence.findUnique({
      where: { gameId_color: { gameId, color } },
    });
    if (!row) return { color, online: false, since: null };
    const until = new Date(row.seenAt.getTime() + PRESENCE_LASTS_MS);
    const online = until > (await this.#database.now());
    return { color, online, since: online ? row.since : until };
  }
}
