import type { TimeControl } from '@fog/engine';
import type { Transaction } from '../database/database.js';
import { Prisma } from '../generated/prisma/client.js';
import { Player } from '../players/players.types.js';
import { kindOf } from './bots.vocabulary.js';

/** How long a bot counts as connected after the last sign of it. */
export const BOT_LASTS_MS = 10_000;

/** Guards the room that bots have for games. */
const SEATING_LOCK = 4097;

/** A game that somebody wants to play against a bot. */
export interface BotWish {
  /** Who asks, and so cannot be the bot. */
  readonly playerId: string;
  /** The bot wanted; null for any. */
  readonly botId: string | null;
  readonly timeControl: TimeControl | null;
}

/**
 * The offers of the bots that are connected, each with how many games it plays now. Those that rest are never looked at,
 * nor those that are over: each side is counted in an index of its own, up from now().
 */
export const CONNECTED_BOTS = Prisma.sql`bot_offers AS offer
  JOIN players AS player ON player.id = offer.player_id AND player.deleted_at IS NULL
  CROSS JOIN LATERAL (
    SELECT
      (SELECT count(*) FROM games WHERE status = 'active' AND white_id = offer.player_id AND rests_at > now())
      + (SELECT count(*) FROM games WHERE status = 'active' AND black_id = offer.player_id AND rests_at > now())
      AS playing
  ) AS present
  WHERE offer.seen_at > clock_timestamp() - ${BOT_LASTS_MS} * interval '1 millisecond'`;

/**
 * A connected bot that takes this game and has room for it, or null: the host's own before all others, and of those the
 * one with the fewest games. Until the transaction ends nobody else is given one, on any process: of two who want its
 * last place the second finds none.
 */
export async function freeBot(
  { playerId, botId, timeControl }: BotWish,
  transaction: Transaction,
): Promise<Player | null> {
  await transaction.$queryRaw`SELECT pg_advisory_xact_lock(${SEATING_LOCK})::text`;
  const seconds = timeControl?.kind === 'realtime' ? timeControl.initialSeconds : null;
  const [found] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT offer.player_id AS id FROM ${CONNECTED_BOTS}
      AND offer.player_id <> ${playerId}
      AND (${botId}::text IS NULL OR offer.player_id = ${botId})
      AND ${kindOf(timeControl)}::time_control_kind = ANY (offer.time_controls)
      AND (${seconds}::int IS NULL OR offer.min_initial_seconds <= ${seconds})
      AND present.playing < offer.games
    ORDER BY offer.of_host DESC, present.playing, offer.player_id LIMIT 1`;
  return found ? new Player(await transaction.player.findUniqueOrThrow({ where: { id: found.id } })) : null;
}
