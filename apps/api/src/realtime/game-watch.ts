import type { Logger } from 'pino';
import { errorFacts } from '../log.js';
import type { WakeUps } from './wake-ups.js';

/** The current version of each of these games. */
export type ReadVersions = (gameIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** One subscriber's wait for the next version of a game. */
export class GameWatcher {
  /** The newest version this subscriber has been given; 0 before the first. */
  newest = 0;
  #isWoken = false;
  #resume: (() => void) | undefined;

  /** Resolves at the next wake-up, at once if there has been one since the last call. */
  async woken(): Promise<void> {
    if (!this.#isWoken) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
      });
    }
    this.#isWoken = false;
    this.#resume = undefined;
  }

  wake(): void {
    this.#isWoken = true;
    this.#resume?.();
  }
}

/**
 * The games that somebody on this process is watching. A wake-up brings the next version at once; a slow poll catches
 * what a lost wake-up missed.
 */
export class GameWatch {
  readonly #watchers = new Map<string, Set<GameWatcher>>();
  readonly #readVersions: ReadVersions;
  readonly #log: Logger;
  readonly #stopListening: () => void;
  readonly #poll: NodeJS.Timeout;
  #isPolling = false;

  /** @param pollMs how long a lost wake-up can go unnoticed. */
  constructor(parts: { wakeUps: WakeUps; readVersions: ReadVersions; log: Logger; pollMs?: number }) {
    this.#readVersions = parts.readVersions;
    this.#log = parts.log;
    this.#stopListening = parts.wakeUps.listen((wakeUp) => {
      if (wakeUp.kind === 'gameChanged') this.#announce(wakeUp.gameId, wakeUp.version);
      if (wakeUp.kind === 'maybeMissed') this.#wakeAll();
    });
    this.#poll = setInterval(() => this.#pollVersions(), parts.pollMs ?? 1500);
  }

  open(gameId: string): GameWatcher {
    const watcher = new GameWatcher();
    const watchers = this.#watchers.get(gameId) ?? new Set();
    this.#watchers.set(gameId, watchers.add(watcher));
    return watcher;
  }

  close(gameId: string, watcher: GameWatcher): void {
    const watchers = this.#watchers.get(gameId);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.#watchers.delete(gameId);
    watcher.wake();
  }

  stop(): void {
    this.#stopListening();
    clearInterval(this.#poll);
  }

  #announce(gameId: string, version: number): void {
    for (const watcher of this.#watchers.get(gameId) ?? []) {
      if (watcher.newest < version) watcher.wake();
    }
  }

  #wakeAll(): void {
    for (const watchers of this.#watchers.values()) for (const watcher of watchers) watcher.wake();
  }

  async #pollVersions(): Promise<void> {
    if (this.#isPolling || this.#watchers.size === 0) return;
    this.#isPolling = true;
    try {
      const versions = await this.#readVersions([...this.#watchers.keys()]);
      for (const [gameId, version] of versions) this.#announce(gameId, version);
    } catch (error) {
      this.#log.warn(errorFacts(error), 'cannot poll watched games; trying again');
    } finally {
      this.#isPolling = false;
    }
  }
}
