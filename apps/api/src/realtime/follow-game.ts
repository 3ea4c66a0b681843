import { Repeater } from '@graphql-yoga/subscription';
import type { GameWatch } from './game-watch.js';

/**
 * A game as it stands, and then after every change of its version. Nothing is queued: a subscriber that reads slowly
 * is given the newest state next. A failing read is left to the watch's poll, which wakes the subscriber again.
 *
 * @param read the game for this subscriber, read anew each time.
 * @param onFailure told of a read that failed.
 * @param onStop called when the subscriber is gone.
 */
export function followGame<Seen extends { readonly version: number }>(
  watch: GameWatch,
  gameId: string,
  read: () => Promise<Seen>,
  onFailure: (error: unknown) => void,
  onStop: () => void = () => undefined,
): Repeater<Seen> {
  return new Repeater<Seen>(async (push, stop) => {
    const watcher = watch.open(gameId);
    let isStopped = false;
    stop.then(() => {
      isStopped = true;
      watch.close(gameId, watcher);
      onStop();
    });
    while (!isStopped) {
      const seen = await read().catch(onFailure);
      if (seen && seen.version > watcher.newest) {
        watcher.newest = seen.version;
        await push(seen);
      }
      await watcher.woken();
    }
  });
}
