import type { Logger } from 'pino';
import { errorFacts } from '../log.js';
import type { RetentionStore } from './retention.store.js';

const HOUR_MS = 60 * 60 * 1000;

/** The first look is not at once: whoever starts has better things to do. */
const FIRST_LOOK_MS = HOUR_MS / 4;
const BETWEEN_LOOKS_MS = 6 * HOUR_MS;

/** Drops, with nobody asking, what is kept no longer than it serves. Safe to run on every process. */
export class RetentionService {
  readonly #store: RetentionStore;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(parts: { store: RetentionStore; log: Logger }) {
    this.#store = parts.store;
    this.#log = parts.log;
  }

  /** Looks in a while and from then on a few times a day, until stopped. */
  start(): void {
    this.#sleep(FIRST_LOOK_MS);
  }

  /** Resolves when nothing is being dropped any more. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#round;
    clearTimeout(this.#timer);
  }

  /** Drops whatever has had its time. */
  async sweep(): Promise<void> {
    const [sessions, transfers] = [await this.#store.dropSessions(), await this.#store.dropTransfers()];
    const players = await this.#store.dropPlayers();
    if (players + sessions + transfers > 0) {
      this.#log.info({ players, sessions, transfers }, 'dropped what had had its time');
    }
  }

  #sleep(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#round = this.sweep()
        .catch((error) =>
          this.#log.warn(errorFacts(error), 'cannot drop what has had its time; trying later'),
        )
        .finally(() => this.#sleep(BETWEEN_LOOKS_MS));
    }, milliseconds);
  }
}
