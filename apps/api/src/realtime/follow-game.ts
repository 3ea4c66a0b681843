import { Repeater } from '@graphql-yoga/subscription';
import type { GameWatch } from './game-watch.js';

export interface FollowedGame<Seen> {
  readonly watch: GameWatch;
  readonly gameId: string;
  /** The game for this subscriber, read anew each time. */
  readonly read: () => Promise<Seen>;
  /** Told of a read that failed. */
  readonly onFailure: (error: unknown) => void;
  /** Told of each state that was read, and of the end; of nothing after the end, and of no end without a beginning. */
  readonly attendance?: { saw(seen: Seen): void; end(): void };
}

/**
 * A game as it stands, and then after every change of its version. Nothing is queued: a subscriber that reads slowly
 * is given the newest state next. A failing read is left to the watch's poll, which wakes the subscriber again.
 */
export function followGame<Seen extends { readonly version: number }>({
  watch,
  gameId,
  read,
  onFailure,
  attendance,
}: FollowedGame<Seen>): Repeater<Seen> {
  return new Repeater<Seen>(async (push, stop) => {
    const watcher = watch.open(gameId);
    let isStopped = false;
    stop.then(() => {
      isStopped = true;
      watch.close(gameId, watcher);
      attendance?.end();
    });
    while (!isStopped) {
      const seen = await read().catch(onFailure);
      if (isStopped) return;
      if (seen) attendance?.saw(seen);
      if (seen && seen.version > watcher.newest) {
        watcher.newest = seen.version;
        await push(seen);
      }
      await watcher.woken();
    }
  });
}
