import type { Moment } from './board-view.js';
import { factsOf, type Game, type GameStatus } from './game.js';
import type { Color } from './piece.js';
import { Sealed } from './sealed.js';

/** @internal The moment at which a game stands, for the files of the engine alone. */
export let momentOf: (standing: Standing) => Moment;

/**
 * A game as it stands, without its past: enough for the board that a viewer sees now, and for nothing else. What may be
 * seen of it comes from `view` alone.
 */
export class Standing extends Sealed {
  readonly #status: GameStatus;
  readonly #moment: Moment;

  /** @internal */
  constructor(status: GameStatus, moment: Moment) {
    super();
    this.#status = status;
    this.#moment = moment;
  }

  static {
    momentOf = (standing) => standing.#moment;
  }

  get status(): GameStatus {
    return this.#status;
  }

  /** Whose turn it is; null unless the game is active. */
  get turn(): Color | null {
    return this.#status === 'active' ? this.#moment.position.turn : null;
  }
}

/** @internal How a game stands. */
export function standingOf(game: Game): Standing {
  const { positions, losses } = factsOf(game);
  return new Standing(game.status, { ply: game.ply, position: positions[game.ply], losses });
}
