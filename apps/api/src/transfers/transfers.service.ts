import { badInput } from '../graphql/errors.js';
import { newSecret, secretHash } from '../ids.js';
import type { Player } from '../players/players.types.js';
import type { TransfersStore } from './transfers.store.js';

/** How long a transfer is good. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Ways to another browser. */
export class TransfersService {
  readonly #store: TransfersStore;

  constructor(store: TransfersStore) {
    this.#store = store;
  }

  /** Makes a player's way to another browser; an earlier one is void. */
  async create(player: Player): Promise<{ token: string; expiresAt: Date }> {
    const token = newSecret();
    return { token, expiresAt: await this.#store.replace(player.id, secretHash(token), LIFETIME_MS) };
  }

  /**
   * Uses a transfer up and gives the id of the player whose it was.
   *
   * @throws BAD_USER_INPUT for one that is unknown, used or too old: which of these is nobody's business.
   */
  async take(token: string): Promise<string> {
    const playerId = await this.#store.take(secretHash(token));
    if (playerId === null) throw badInput('transfer', 'This transfer has been used, or is too old.');
    return playerId;
  }
}
