import { createHash } from 'node:crypto';
import { badInput } from '../graphql/errors.js';
import { newSecret } from '../ids.js';
import { guestName, parseName } from '../players/names.js';
import type { WakeUps } from '../realtime/wake-ups.js';
import type { SessionsStore, StoredSession } from './sessions.store.js';
import type { Delivery } from './sessions.types.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a session lives without being used. */
export const SESSION_LIFETIME_MS = 400 * DAY_MS;

/** How old the last use must be before the next one is written down. */
const RENEWAL_MS = DAY_MS;

/** A session that was just proven, and whether its holder should be told of its new end. */
export interface ResumedSession {
  readonly session: StoredSession;
  readonly renewed: boolean;
}

/** Only a hash is kept: whoever reads the database cannot become a player. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Guests and their sessions. */
export class SessionsService {
  readonly #store: SessionsStore;
  readonly #wakeUps: WakeUps;

  constructor(parts: { store: SessionsStore; wakeUps: WakeUps }) {
    this.#store = parts.store;
    this.#wakeUps = parts.wakeUps;
  }

  /**
   * Makes a guest with a session of its own.
   *
   * @param name as typed; null for a made-up one.
   * @throws BAD_USER_INPUT for a name that cannot be shown.
   */
  async start(name: string | null, delivery: Delivery): Promise<{ token: string; session: StoredSession }> {
    const parsed = name === null ? { ok: true as const, value: guestName() } : parseName(name);
    if (!parsed.ok) throw badInput('name', parsed.problem);
    const token = newSecret();
    const session = await this.#store.createGuest(parsed.value, hashOf(token), delivery, SESSION_LIFETIME_MS);
    return { token, session };
  }

  /** The live session of a token, renewed by this use if a day has passed since the last; null for any other token. */
  async resume(token: string): Promise<ResumedSession | null> {
    const found = await this.#store.findLive(hashOf(token));
    if (!found) return null;
    const { session, at } = found;
    if (at.getTime() - session.lastUsedAt.getTime() < RENEWAL_MS) return { session, renewed: false };
    const expiresAt = new Date(at.getTime() + SESSION_LIFETIME_MS);
    await this.#store.renew(session.id, at, expiresAt);
    return { session: { ...session, lastUsedAt: at, expiresAt }, renewed: true };
  }

  /** Those of these sessions that have not ended. */
  findLive(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#store.findLiveIds(sessionIds);
  }

  /** Revokes a session and has the sockets it opened closed, on every process. */
  async end(session: StoredSession): Promise<void> {
    await this.#store.revoke(session.id);
    this.#wakeUps.send({ kind: 'sessionEnded', sessionId: session.id });
  }
}
