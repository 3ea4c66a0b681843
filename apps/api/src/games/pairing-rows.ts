import type { TimeControl } from '@fog/engine';
import type { Transaction } from '../database/database.js';
import type { Prisma } from '../generated/prisma/client.js';
import { timeControlColumns } from './game-rows.js';
import type { ColorWish } from './games.vocabulary.js';

/** What somebody who plays against anyone asks of the other. */
export interface PairingWish {
  readonly playerId: string;
  readonly color: ColorWish;
  readonly timeControl: TimeControl | null;
}

/** The games that wait for anyone at this instant. */
function openAt(at: Date): Prisma.GameWhereInput {
  return { status: 'waiting', pairing: 'anyone', dueAt: { gt: at } };
}

/** Those of them that fit a wish: another's, with the same clock, and with the wanted seat free. */
export function waitingFor({ playerId, color, timeControl }: PairingWish, at: Date): Prisma.GameWhereInput {
  const seat = color === 'random' ? {} : { [color === 'white' ? 'whiteId' : 'blackId']: null };
  return { ...openAt(at), createdById: { not: playerId }, ...timeControlColumns(timeControl), ...seat };
}

/** The game that a player's wish with this key has come to: made for it, or found waiting; and when the wish was made. */
export async function keyedGame(
  playerId: string,
  key: string,
  transaction: Transaction,
): Promise<{ id: string; wishedAt: Date } | null> {
  const row = await transaction.game.findFirst({
    where: {
      OR: [
        { createdById: playerId, idempotencyKey: key },
        { pairedById: playerId, pairedKey: key },
      ],
    },
    select: { id: true, createdById: true, createdAt: true, startedAt: true },
  });
  if (!row) return null;
  const { id, createdById, createdAt, startedAt } = row;
  return { id, wishedAt: createdById === playerId ? createdAt : (startedAt ?? createdAt) };
}
