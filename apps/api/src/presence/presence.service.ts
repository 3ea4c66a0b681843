import { opposite } from '@fog/engine';
import { Repeater } from '@graphql-yoga/subscription';
import type { Logger } from 'pino';
import type { Role } from '../games/games.vocabulary.js';
import { requestError } from '../graphql/errors.js';
import { errorFacts } from '../log.js';
import { SignsOfLife } from '../realtime/signs-of-life.js';
import { PRESENCE_LASTS_MS, type PresenceStore, type Seat } from './presence.store.js';
import type { Presence } from './presence.types.js';

/** How often it is looked whether the other player has come or gone. */
const LOOK_MS = 1500;

/** Who has which game open. Not part of a game: it changes no version and ends nothing. */
export class PresenceService {
  readonly #store: PresenceStore;
  readonly #log: Logger;
  readonly #open: SignsOfLife<Seat>;

  constructor(parts: { store: PresenceStore; log: Logger }) {
    this.#store = parts.store;
    this.#log = parts.log;
    this.#open = new SignsOfLife({
      everyMs: PRESENCE_LASTS_MS / 3,
      keyOf: ({ gameId, color }) => `${color} ${gameId}`,
      touch: (seats) => parts.store.touch(seats),
      leave: (seat, lastSign) => parts.store.leave(seat, lastSign),
      onFailure: this.#onFailure,
    });
  }

  /** The player of a seat opens its game; the function returned says that they have closed it again. */
  enter(seat: Seat): () => void {
    return this.#open.enter(seat);
  }

  /**
   * Whether the other player is there, now and whenever that changes.
   *
   * @param role what the one who asks is in the game.
   * @throws FORBIDDEN for everybody who does not play it against somebody.
   */
  follow(gameId: string, role: Role): Repeater<Presence> {
    if (role !== 'white' && role !== 'black') {
      throw requestError('FORBIDDEN', 'Presence is for the two players of a game.', 'gameId');
    }
    const other = { gameId, color: opposite(role) };
    return new Repeater<Presence>(async (push, stop) => {
      let isStopped = false;
      let shown: boolean | undefined;
      stop.then(() => {
        isStopped = true;
      });
      while (!isStopped) {
        const presence = await this.#store.read(other).catch(this.#onFailure);
        if (presence && presence.online !== shown) await push(presence);
        shown = presence?.online ?? shown;
        await Promise.race([stop, new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref())]);
      }
    });
  }

  stop(): void {
    this.#open.stop();
  }

  readonly #onFailure = (error: unknown): void => {
    this.#log.warn(errorFacts(error), 'cannot keep presence; trying again');
  };
}
