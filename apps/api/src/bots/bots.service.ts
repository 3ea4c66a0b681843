import { TIME_CONTROL_LIMITS } from '@fog/engine';
import type { Logger } from 'pino';
import type { GamesService } from '../games/games.service.js';
import type { SeenGame } from '../games/games.types.js';
import { badInput, requestError } from '../graphql/errors.js';
import { secretHash } from '../ids.js';
import { errorFacts } from '../log.js';
import type { Player } from '../players/players.types.js';
import { SignsOfLife } from '../realtime/signs-of-life.js';
import { BOT_LASTS_MS } from './bot-rows.js';
import type { ChallengesInput } from './bots.inputs.js';
import type { BotsStore } from './bots.store.js';
import type { Bot } from './bots.types.js';

const MOST_GAMES = 1000;
const MOST_BOTS = 100;

/** Bots, who are there to be played against as long as they listen for challenges. */
export class BotsService {
  readonly #store: BotsStore;
  readonly #games: Pick<GamesService, 'followRunning'>;
  readonly #hostKey: string | undefined;
  readonly #listening: SignsOfLife<string>;

  /** `hostKey` tells the host's own bot from those of strangers; without one there is none. */
  constructor(parts: {
    store: BotsStore;
    games: Pick<GamesService, 'followRunning'>;
    hostKey: string | undefined;
    log: Logger;
  }) {
    this.#store = parts.store;
    this.#games = parts.games;
    this.#hostKey = parts.hostKey;
    this.#listening = new SignsOfLife<string>({
      everyMs: BOT_LASTS_MS / 3,
      keyOf: (playerId) => playerId,
      touch: (playerIds) => parts.store.touch(playerIds),
      leave: (playerId, lastSign) => parts.store.leave(playerId, lastSign),
      onFailure: (error) => parts.log.warn(errorFacts(error), 'cannot keep who is connected; trying again'),
    });
  }

  /**
   * The running games of a bot and then each that begins. While it follows them it is connected.
   *
   * @throws FORBIDDEN for a person, and for a key that is not the host's.
   * @throws BAD_USER_INPUT for an offer of no games, or of too many.
   */
  async follow(
    player: Player,
    { hostKey = null, ...offer }: ChallengesInput,
  ): Promise<AsyncIterable<SeenGame>> {
    if (!player.isBot) {
      throw requestError('FORBIDDEN', 'Challenges are for bots: start a session with `isBot: true`.');
    }
    checkWithin('games', offer.games, 1, MOST_GAMES);
    const { least, most } = TIME_CONTROL_LIMITS.initialSeconds;
    checkWithin('minInitialSeconds', offer.minInitialSeconds, least, most);
    if (offer.timeControls.length === 0) throw badInput('timeControls', 'A bot takes games of some kind.');
    if (hostKey !== null && !this.#isHostKey(hostKey)) {
      throw requestError('FORBIDDEN', "This is not the host's key.", 'hostKey');
    }
    const timeControls = [...new Set(offer.timeControls)];
    await this.#store.offer(player.id, { ...offer, timeControls, ofHost: hostKey !== null });
    return this.#games.followRunning(player, () => this.#listening.enter(player.id));
  }

  /**
   * The bots that are connected.
   *
   * @throws BAD_USER_INPUT for less than one, or more than a hundred.
   */
  async connected(first: number): Promise<Bot[]> {
    checkWithin('first', first, 1, MOST_BOTS);
    return this.#store.connected(first);
  }

  stop(): void {
    this.#listening.stop();
  }

  /** Hashes are compared, so that the time it takes tells nothing of the key. */
  #isHostKey(key: string): boolean {
    return this.#hostKey !== undefined && secretHash(key) === secretHash(this.#hostKey);
  }
}

function checkWithin(field: string, value: number, least: number, most: number): void {
  if (value < least || value > most) throw badInput(field, `${field} runs from ${least} to ${most}.`);
}
