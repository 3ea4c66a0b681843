import type { Color } from '@fog/engine';
import type { SeenGame } from './games.types.js';

interface AttendanceParts {
  /** Gives a sign of life for the game that waits. */
  readonly keepWaiting: () => void;
  readonly everyMs: number;
  /** The player of a seat is there; the function returned ends it. */
  readonly enter: (color: Color) => () => void;
}

/** What lasts only as long as somebody follows a game: a player's presence, and a game that waits for anyone. */
export class Attendance {
  readonly #parts: AttendanceParts;
  #heartbeat: NodeJS.Timeout | undefined;
  #leave: (() => void) | undefined;

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
  }

  /** The game as its follower has just been read it: a wait may be over, and whoever only watched may have sat down. */
  saw({ status, pairing, role }: SeenGame): void {
    const { keepWaiting, everyMs, enter } = this.#parts;
    if (status === 'waiting' && pairing === 'anyone') this.#heartbeat ??= setInterval(keepWaiting, everyMs);
    else this.#rest();
    if (role === 'white' || role === 'black') this.#leave ??= enter(role);
  }

  end(): void {
    this.#rest();
    this.#leave?.();
  }

  #rest(): void {
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }
}
