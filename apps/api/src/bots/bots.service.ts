import { TIME_CONTROL_LIMITS } from '@fog/engine';
import type { Logger } from 'pino';
import type { GamesService } from '../games/games.service.js';
import type { SeenGame } from '../games/games.types.js';
import { badInput, requestError } from '../graphql/errors.js';
import { errorFacts } from '../log.js';
import type { Player } from '../players/players.types.js';
import { SignsOfLife } from '../realtime/signs-of-life.js';
import { BOT_LASTS_MS } from './bot-rows.js';
import type { BotsStore } from './bots.store.js';
import type { Bot, BotOffer } from './bots.types.js';

const MOST_GAMES = 1000;
const MOST_BOTS = 100;

/** Bots, who are there to be played against as long as they listen for challenges. */
export class BotsService {
  readonly #store: BotsStore;
  readonly #games: Pick<GamesService, 'followRunning'>;
  readonly #listening: SignsOfLife<string>;

  constructor(parts: { store: BotsStore; games: Pick<GamesService, 'followRunning'>; log: Logger }) {
    this.#store = parts.store;
    this.#games = parts.games;
    this.#listening = new SignsOfLife<string>({
      everyMs: BOT_LASTS_MS / 3,
      keyOf: (playerId) => playerId,
      touch: (playerIds) => parts.store.touch(playerIds),
      leave: (playerId) => parts.store.leave(playerId),
      onFailure: (error) => parts.log.warn(errorFacts(error), 'cannot keep who is connected; trying again'),
    });
  }

  /**
   * The running games of a bot and then each that begins. While it follows them it is connected.
   *
   * @throws FORBIDDEN for a person.
   * @throws BAD_USER_INPUT for an offer of no games, or of too many.
   */
  async follow(player: Player, offer: BotOffer): Promise<AsyncIterable<SeenGame>> {
    if (!player.isBot) {
      throw requestError('FORBIDDEN', 'Challenges are for bots: start a session with `isBot: true`.');
    }
    checkWithin('games', offer.games, 1, MOST_GAMES);
    const { least, most } = TIME_CONTROL_LIMITS.initialSeconds;
    checkWithin('minInitialSeconds', offer.minInitialSeconds, least, most);
    if (offer.timeControls.length === 0) throw badInput('timeControls', 'A bot takes games of some kind.');
    await this.#store.offer(player.id, { ...offer, timeControls: [...new Set(offer.timeControls)] });
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
}

function checkWithin(field: string, value: number, least: number, most: number): void {
  if (value < least || value > most) throw badInput(field, `${field} runs from ${least} to ${most}.`);
}
