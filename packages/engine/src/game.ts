import type { ClockState } from './clock.js';
import { START_POSITION } from './notation/fen.js';
import type { GameResult } from './outcome.js';
import type { Move } from './packed-move.js';
import type { Color, PieceKind } from './piece.js';
import type { Position } from './position.js';
import { Sealed } from './sealed.js';
import type { SquareName } from './square.js';
import type { TimeControl } from './time-control.js';

/** The life of a game. Aborted is an end as well: without a result, and the fog lifts. */
export const GAME_STATUSES = ['waiting', 'active', 'finished', 'aborted'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** A move as the player who made it may read it, its notation fixed when it was played. */
export interface PlayedMove extends Move {
  /** What the move took, en passant included; null if nothing. */
  readonly captured: PieceKind | null;
  readonly san: string;
  readonly uci: string;
}

/** A move in the referee's book. Ply 1 is the first half-move; `at` is in ms since the epoch. */
export interface PlayedRecord extends PlayedMove {
  readonly ply: number;
  readonly color: Color;
  readonly at: number;
  /** What White had left after this move, in milliseconds; null without a clock. */
  readonly whiteMs: number | null;
  /** What Black had left after this move, in milliseconds; null without a clock. */
  readonly blackMs: number | null;
}

/** A piece that `color` lost: what it was, where it stood, and at which ply it was taken. */
export interface Loss {
  readonly ply: number;
  readonly color: Color;
  readonly square: SquareName;
  readonly kind: PieceKind;
}

/** For each side the ply at which it last offered a draw; null if it never did. */
export interface LastDrawOffers {
  readonly white: number | null;
  readonly black: number | null;
}

/** @internal Everything there is to know of a game. `positions[n]` stands after n half-moves. */
export interface GameFacts {
  readonly status: GameStatus;
  readonly timeControl: TimeControl | null;
  readonly clock: ClockState | null;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly drawOffer: Color | null;
  readonly lastDrawOffers: LastDrawOffers;
  readonly result: GameResult | null;
  readonly positions: readonly Position[];
  readonly moves: readonly PlayedRecord[];
  readonly losses: readonly Loss[];
}

/** @internal The facts of a game, for the files of the engine alone: `index.ts` does not hand this on. */
export let factsOf: (game: Game) => GameFacts;

/** @internal The game with these facts, for the files of the engine alone. */
export let gameWith: (facts: GameFacts) => Game;

/**
 * A game is a value: `command` makes the next one and leaves this one as it is. What the referee needs to store and
 * announce can be read here; positions cannot: what a viewer may see comes from `view` alone.
 */
export class Game extends Sealed {
  readonly #facts: GameFacts;

  private constructor(facts: GameFacts) {
    super();
    this.#facts = facts;
  }

  static {
    factsOf = (game) => game.#facts;
    gameWith = (facts) => new Game(facts);
  }

  get status(): GameStatus {
    return this.#facts.status;
  }

  /** Half-moves made. */
  get ply(): number {
    return this.#facts.moves.length;
  }

  /** Whose turn it is; null unless the game is active. */
  get turn(): Color | null {
    return this.status === 'active' ? this.#facts.positions[this.ply].turn : null;
  }

  /** Null before the end, and for an aborted game. */
  get result(): GameResult | null {
    return this.#facts.result;
  }

  /** Null for a game without a clock. */
  get timeControl(): TimeControl | null {
    return this.#facts.timeControl;
  }

  /** Null without a time control, and before the start. */
  get clock(): ClockState | null {
    return this.#facts.clock;
  }

  /** The side whose draw offer stands. */
  get drawOffer(): Color | null {
    return this.#facts.drawOffer;
  }

  get lastDrawOffers(): LastDrawOffers {
    return this.#facts.lastDrawOffers;
  }

  /** Milliseconds since the epoch; null while the game waits. */
  get startedAt(): number | null {
    return this.#facts.startedAt;
  }

  /** Milliseconds since the epoch; null before the end. */
  get endedAt(): number | null {
    return this.#facts.endedAt;
  }

  /** The moves of both sides, for the referee's book: never to be sent to anyone (see `view`). */
  get moves(): readonly PlayedRecord[] {
    return this.#facts.moves;
  }
}

/** Whether the game is at its end, with a result or without: the fog has lifted. */
export function isOver({ status }: Pick<Game, 'status'>): boolean {
  return status === 'finished' || status === 'aborted';
}

/** A game that waits for its players. A start other than the usual one is for lessons and tests. */
export function newGame({ timeControl, start }: { timeControl: TimeControl | null; start?: Position }): Game {
  return gameWith({
    status: 'waiting',
    timeControl,
    clock: null,
    startedAt: null,
    endedAt: null,
    drawOffer: null,
    lastDrawOffers: { white: null, black: null },
    result: null,
    positions: [start ?? START_POSITION],
    moves: [],
    losses: [],
  });
}
