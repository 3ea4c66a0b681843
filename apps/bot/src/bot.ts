import { CHALLENGES, type Game } from './contract.js';
import { Line } from './line.js';
import type { Log } from './log.js';
import { Table, type TableParts } from './table.js';

interface BotParts extends Pick<TableParts, 'pauseMs' | 'random'> {
  readonly apiUrl: string;
  readonly token: string;
  /** How many games at once. */
  readonly games: number;
  /** Shows that this is the host's own bot; null for anybody else's. */
  readonly hostKey: string | null;
  readonly log: Log;
}

/** A player like any other: it takes challenges and plays them, and knows the public API and nothing else. */
export class Bot {
  readonly #parts: BotParts;
  readonly #line: Line;
  readonly #tables = new Map<string, Table>();
  readonly #stop = new AbortController();

  constructor(parts: BotParts) {
    this.#parts = parts;
    this.#line = new Line(parts.apiUrl, parts.token);
  }

  /**
   * Plays until it is stopped, whatever the line or the server does; its running games are taken up first.
   *
   * @returns the code with which its session was refused, or null once it was stopped.
   */
  async play(): Promise<string | null> {
    const { games, hostKey, apiUrl, log } = this.#parts;
    log('listening for challenges', { apiUrl });
    return new Promise((resolve) => {
      this.#stop.signal.addEventListener('abort', () => resolve(null));
      this.#line.follow<Pick<Game, 'id'>>(
        CHALLENGES,
        { games, hostKey },
        { next: ({ id }) => this.#begin(id), refused: resolve },
      );
    });
  }

  /** Leaves every game as it is and closes the line. */
  async stop(): Promise<void> {
    this.#stop.abort();
    for (const table of this.#tables.values()) table.leave();
    await this.#line.close();
  }

  #begin(gameId: string): void {
    if (this.#tables.has(gameId) || this.#stop.signal.aborted) return;
    const { apiUrl, token, games, log, pauseMs, random } = this.#parts;
    log('game begins', { gameId });
    const table = new Table(gameId, {
      asker: { apiUrl, token, signal: this.#stop.signal },
      line: this.#line,
      log,
      pauseMs,
      random,
      hasRoom: () => [...this.#tables.values()].filter(({ isRunning }) => isRunning).length < games,
      begin: (id) => this.#begin(id),
      left: (id) => this.#tables.delete(id),
    });
    this.#tables.set(gameId, table);
  }
}
