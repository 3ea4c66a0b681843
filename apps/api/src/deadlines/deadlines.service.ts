import type { Logger } from 'pino';
import type { GamesService } from '../games/games.service.js';
import { errorFacts } from '../log.js';
import type { DeadlinesStore } from './deadlines.store.js';

/** The longest sleep between two looks; a deadline set by another process is noticed within it. */
const LONGEST_SLEEP_MS = 500;

/** The shortest: a game that is due may be locked by the process that is ending it. */
const SHORTEST_SLEEP_MS = 20;

/** A silence longer than this was an outage, not a slow moment. */
const OUTAGE_MS = 3_000;

/** Whoever starts and finds that nobody has looked for this long knows that nobody was there. */
const OUTAGE_AT_START_MS = 2 * LONGEST_SLEEP_MS;

interface DeadlinesParts {
  readonly store: DeadlinesStore;
  readonly games: Pick<GamesService, 'endNextDue'>;
  readonly log: Logger;
}

/**
 * Ends games whose time has come, with no client there. Safe to run on every process: each game is ended under its
 * row's lock, and whoever finds it locked or ended passes on.
 */
export class DeadlinesService {
  readonly #parts: DeadlinesParts;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(parts: DeadlinesParts) {
    this.#parts = parts;
  }

  /** Looks once, and from then on whenever a deadline may have come, until stopped. */
  async start(): Promise<void> {
    this.#isStopped = false;
    this.#round = this.#lookAndSleep(OUTAGE_AT_START_MS);
    await this.#round;
  }

  /** Resolves when nothing is being ended any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#round;
  }

  async #lookAndSleep(graceMs = OUTAGE_MS): Promise<void> {
    let sleepMs = LONGEST_SLEEP_MS;
    try {
      sleepMs = Math.min(LONGEST_SLEEP_MS, Math.max(SHORTEST_SLEEP_MS, await this.#look(graceMs)));
    } catch (error) {
      this.#parts.log.warn(errorFacts(error), 'cannot look at deadlines; trying again');
    }
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#round = this.#lookAndSleep();
    }, sleepMs);
  }

  /** Ends what is due; gives the milliseconds until the next deadline. */
  async #look(graceMs: number): Promise<number> {
    const { store, games, log } = this.#parts;
    const outageMs = await store.beat(graceMs);
    if (outageMs > 0) log.warn({ outageMs }, 'the service was down; running clocks were given the time back');
    while (!this.#isStopped && (await games.endNextDue())) log.debug('a game has ended by itself');
    return (await store.untilNext()) ?? LONGEST_SLEEP_MS;
  }
}
