import type { Database } from '../database/database.js';
import { Player } from '../players/players.types.js';
import { BOT_LASTS_MS, CONNECTED_BOTS } from './bot-rows.js';
import type { Bot, BotOffer } from './bots.types.js';

/** Which bots are connected, on whatever process, and what they take, in the database. */
export class BotsStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Writes down what a bot takes from now on. */
  async offer(playerId: string, { timeControls, ...numbers }: BotOffer): Promise<void> {
    const offered = { ...numbers, timeControls: [...timeControls], seenAt: await this.#database.now() };
    await this.#database.prisma.botOffer.upsert({
      where: { playerId },
      create: { playerId, ...offered },
      update: offered,
    });
  }

  /** Writes down that these are connected; gives the instant that it says so of. */
  async touch(playerIds: readonly string[]): Promise<Date> {
    const seenAt = await this.#database.now();
    await this.#database.prisma.$executeRaw`
      UPDATE bot_offers SET seen_at = GREATEST(seen_at, ${seenAt}) WHERE player_id = ANY (${playerIds})`;
    return seenAt;
  }

  /** Writes down that a bot has gone just now, unless it was seen since that last time. */
  async leave(playerId: string, lastSeenAt: Date): Promise<void> {
    const gone = new Date((await this.#database.now()).getTime() - BOT_LASTS_MS);
    await this.#database.prisma.botOffer.updateMany({
      where: { playerId, seenAt: lastSeenAt },
      data: { seenAt: gone },
    });
  }

  /** The connected bots: those with room for a game first, and the host's own before the others. */
  async connected(first: number): Promise<Bot[]> {
    const { prisma } = this.#database;
    const found = await prisma.$queryRaw<{ id: string; isFree: boolean }[]>`
      SELECT offer.player_id AS id, present.playing < offer.games AS "isFree" FROM ${CONNECTED_BOTS}
      ORDER BY "isFree" DESC, offer.of_host DESC, offer.player_id LIMIT ${first}`;
    const rows = await prisma.botOffer.findMany({
      where: { playerId: { in: found.map(({ id }) => id) } },
      include: { player: true },
    });
    return found.flatMap(({ id, isFree }) =>
      rows
        .filter(({ playerId }) => playerId === id)
        .map(({ player, ...offer }) => ({ ...offer, isFree, player: new Player(player) })),
    );
  }
}
