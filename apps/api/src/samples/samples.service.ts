import type { Logger } from 'pino';
import { sampleGames } from './sample-games.js';
import type { SamplesStore } from './samples.store.js';

/** Sees to it that history, replay and the examples have something to show from the first start on. */
export class SamplesService {
  readonly #store: SamplesStore;
  readonly #log: Logger;

  constructor(parts: { store: SamplesStore; log: Logger }) {
    this.#store = parts.store;
    this.#log = parts.log;
  }

  /** Plants the sample games in a database that holds no game. */
  async plant(): Promise<void> {
    if (await this.#store.plantIfEmpty(sampleGames)) this.#log.info('planted the sample games');
  }
}
