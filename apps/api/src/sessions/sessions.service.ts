import { badInput } from '../graphql/errors.js';
import { newSecret, secretHash } from '../ids.js';
import { guestName, parseName } from '../players/names.js';
import type { WakeUps } from '../realtime/wake-ups.js';
import type { TransfersService } from '../transfers/transfers.service.js';
import type { Opening, SessionsStore, StoredSession } from './sessions.store.js';
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

/** A new session, with the secret that is shown this once. */
export interface StartedSession {
  readonly token: string;
  readonly session: StoredSession;
}

/** Guests and their sessions. */
export class SessionsService {
  readonly #store: SessionsStore;
  readonly #transfers: TransfersService;
  readonly #wakeUps: WakeUps;

  constructor(parts: { store: SessionsStore; transfers: TransfersService; wakeUps: WakeUps }) {
    this.#store = parts.store;
    this.#transfers = parts.transfers;
    this.#wakeUps = parts.wakeUps;
  }

  /**
   * Makes a guest or a bot with a session of its own.
   *
   * @param name as typed; null for a made-up one.
   * @throws BAD_USER_INPUT for a name that cannot be shown.
   */
  async start(
    { name, isBot }: { name: string | null; isBot: boolean },
    delivery: Delivery,
  ): Promise<StartedSession> {
    const parsed = name === null ? { ok: true as const, value: guestName() } : parseName(name);
    if (!parsed.ok) throw badInput('name', parsed.problem);
    const player = { name: parsed.value, isBot };
    return this.#start(delivery, (opening) => this.#store.createPlayer(player, opening));
  }

  /**
   * Gives a guest another session, in the browser that a transfer was carried to.
   *
   * @throws BAD_USER_INPUT for a transfer that is not good.
   */
  async continue(transfer: string, delivery: Delivery): Promise<StartedSession> {
    const playerId = await this.#transfers.take(transfer);
    return this.#start(delivery, (opening) => this.#store.create(playerId, opening));
  }

  /** The live session of a token, renewed by this use if a day has passed since the last; null for any other token. */
  async resume(token: string): Promise<ResumedSession | null> {
    const found = await this.#store.findLive(secretHash(token));
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

  /** Revokes every session of a player. */
  async endAll(playerId: string): Promise<void> {
    for (const sessionId of await this.#store.revokeAll(playerId)) {
      this.#wakeUps.send({ kind: 'sessionEnded', sessionId });
    }
  }

  async #start(
    delivery: Delivery,
    create: (opening: Opening) => Promise<StoredSession>,
  ): Promise<StartedSession> {
    const token = newSecret();
    const session = await create({ tokenHash: secretHash(token), delivery, lifetimeMs: SESSION_LIFETIME_MS });
    return { token, session };
  }
}
