import { CloseCode } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { LIMITS } from '../graphql/limits.js';
import { errorFacts } from '../log.js';
import type { WakeUps } from './wake-ups.js';

/** How long a session that has ended can keep its sockets where the wake-up was lost that would have closed them. */
const LOOK_MS = 15_000;

/** Those of these sessions that have not ended. */
type FindLiveSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** Which sockets each session has opened on this process, so that they end with it. */
export class SessionSockets {
  readonly #sockets = new Map<string, Set<WebSocket>>();
  readonly #findLive: FindLiveSessions;
  readonly #log: Logger;
  readonly #stopListening: () => void;
  readonly #look: NodeJS.Timeout;

  constructor(parts: { wakeUps: WakeUps; findLive: FindLiveSessions; log: Logger; lookMs?: number }) {
    this.#findLive = parts.findLive;
    this.#log = parts.log;
    this.#stopListening = parts.wakeUps.listen((news) => {
      if (news.kind === 'sessionEnded') this.#closeAll(news.sessionId);
      if (news.kind === 'maybeMissed') void this.#closeEnded();
    });
    this.#look = setInterval(() => this.#closeEnded(), parts.lookMs ?? LOOK_MS);
  }

  /** Remembers a socket until it closes; false for one more than a session may have. */
  add(sessionId: string, socket: WebSocket): boolean {
    const sockets = this.#sockets.get(sessionId) ?? new Set();
    if (sockets.size >= LIMITS.socketsPerSession) return false;
    this.#sockets.set(sessionId, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0 && this.#sockets.get(sessionId) === sockets) this.#sockets.delete(sessionId);
    });
    return true;
  }

  stop(): void {
    this.#stopListening();
    clearInterval(this.#look);
  }

  /** A session may have ended while wake-ups could not travel. */
  async #closeEnded(): Promise<void> {
    const sessionIds = [...this.#sockets.keys()];
    if (sessionIds.length === 0) return;
    try {
      const live = await this.#findLive(sessionIds);
      for (const sessionId of sessionIds) if (!live.has(sessionId)) this.#closeAll(sessionId);
    } catch (error) {
      this.#log.warn(errorFacts(error), 'cannot tell which sessions have ended');
    }
  }

  #closeAll(sessionId: string): void {
    for (const socket of this.#sockets.get(sessionId) ?? [])
      socket.close(CloseCode.Forbidden, 'Session ended');
  }
}
