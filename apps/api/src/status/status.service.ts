import type { Database } from '../database/database.js';
import type { WakeUps } from '../realtime/wake-ups.js';
import type { Server } from './status.types.js';

/** What can be said of the process as a whole. */
export class StatusService {
  readonly #build: Pick<Server, 'version' | 'commit'>;
  readonly #database: Pick<Database, 'now' | 'ping'>;
  readonly #wakeUps: Pick<WakeUps, 'ping'>;

  constructor(parts: {
    build: Pick<Server, 'version' | 'commit'>;
    database: Pick<Database, 'now' | 'ping'>;
    wakeUps: Pick<WakeUps, 'ping'>;
  }) {
    this.#build = parts.build;
    this.#database = parts.database;
    this.#wakeUps = parts.wakeUps;
  }

  async server(): Promise<Server> {
    return { ...this.#build, time: await this.#database.now() };
  }

  /** Resolves if the parts that every request needs do answer. */
  async ready(): Promise<void> {
    await Promise.all([this.#database.ping(), this.#wakeUps.ping()]);
  }
}
