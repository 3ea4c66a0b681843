import { badInput } from '../graphql/errors.js';
import { parseName } from './names.js';
import type { PlayersStore } from './players.store.js';
import type { Player } from './players.types.js';

/** Who plays here. */
export class PlayersService {
  readonly #store: PlayersStore;

  constructor(store: PlayersStore) {
    this.#store = store;
  }

  /** The player with this id, or null. */
  find(id: string): Promise<Player | null> {
    return this.#store.find(id);
  }

  /**
   * Gives a player another name, in finished games too.
   *
   * @throws BAD_USER_INPUT for a name that cannot be shown.
   */
  rename(player: Player, name: string): Promise<Player> {
    const parsed = parseName(name);
    if (!parsed.ok) throw badInput('name', parsed.problem);
    return this.#store.rename(player.id, parsed.value);
  }
}
