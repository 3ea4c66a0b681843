import { expiryDueAt, flagDueAt } from '@fog/engine';
import type { StoredGame } from './stored-game.js';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a game waits for anyone after a sign of life from its maker. */
export const SIGN_OF_LIFE_MS = 30 * SECOND_MS;

/** How long a game waits for a second player: for whoever comes only as long as its maker gives signs of life. */
function waitingWindowMs({ pairing, game }: StoredGame): number {
  if (pairing === 'anyone') return SIGN_OF_LIFE_MS;
  return game.timeControl?.kind === 'correspondence' ? 14 * DAY_MS : 24 * HOUR_MS;
}

/** The instant at which a game ends if nobody does anything; null once it has ended. Source: the table in rules.md. */
export function dueAt(stored: StoredGame): Date | null {
  const { game } = stored;
  if (game.status === 'waiting') return new Date(stored.createdAt.getTime() + waitingWindowMs(stored));
  const due = expiryDueAt(game) ?? (game.clock && flagDueAt(game.clock));
  return due === null ? null : new Date(due);
}

/** A game with seconds on a clock never rests: its clock ends it. */
const NEVER = new Date(Date.UTC(9999, 11, 31));

/** From when on a running game takes no bot's room, since nobody can tell whether it goes on; null unless it runs. */
export function restsAt({ game }: StoredGame): Date | null {
  if (game.status !== 'active') return null;
  if (game.timeControl?.kind === 'realtime') return NEVER;
  const changedAt = game.moves.at(-1)?.at ?? game.startedAt;
  return changedAt === null ? null : new Date(changedAt + HOUR_MS);
}
