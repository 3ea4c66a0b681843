import type { GamesService } from '../games/games.service.js';
import { badInput } from '../graphql/errors.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { parseName } from './names.js';
import type { PlayersStore } from './players.store.js';
import type { Player } from './players.types.js';

/** Who plays here. */
export class PlayersService {
  readonly #store: PlayersStore;

  readonly #games: Pick<GamesService, 'leaveAll'>;
  readonly #sessions: Pick<SessionsService, 'endAll'>;

  constructor(parts: {
    store: PlayersStore;
    games: Pick<GamesService, 'leaveAll'>;
    sessions: Pick<SessionsService, 'endAll'>;
  }) {
    this.#store = parts.store;
    this.#games = parts.games;
    this.#sessions = parts.sessions;
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

  /**
   * Ends every game that goes on for a player, and every session; finished games keep a nameless player. What fails
   * before the sessions have ended can be asked for again.
   */
  async delete(player: Player): Promise<void> {
    await this.#games.leaveAll(player);
    await this.#store.forget(player.id);
    await this.#sessions.endAll(player.id);
    // Those that began meanwhile.
    await this.#games.leaveAll(player);
  }
}
