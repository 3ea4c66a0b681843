import { Repeater } from '@graphql-yoga/subscription';
import { GameWatcher, type ReadVersions } from './game-watch.js';
import type { WakeUps } from './wake-ups.js';

/** How long a change can go unnoticed whose wake-up was lost, or which is of a game not known before. */
const LOOK_MS = 2000;

interface OwnGames<Seen> {
  readonly wakeUps: WakeUps;
  /** The versions of all games of the subscriber that may still change. */
  readonly readVersions: () => ReturnType<ReadVersions>;
  readonly read: (gameId: string) => Promise<Seen | null>;
  /** Whether a changed game wants its player. */
  readonly isWanting: (seen: Seen) => boolean;
  readonly onFailure: (error: unknown) => void;
}

/** The games of one player, each whenever a change of it wants the player; none at the beginning. */
export function followOwnGames<Seen>(games: OwnGames<Seen>): Repeater<Seen> {
  return new Repeater<Seen>(async (push, stop) => {
    const watcher = new GameWatcher();
    let known: ReadonlyMap<string, number> = await games.readVersions();
    const stopListening = games.wakeUps.listen((news) => {
      if (news.kind === 'gameChanged' && known.has(news.gameId)) watcher.wake();
    });
    const look = setInterval(() => watcher.wake(), LOOK_MS);
    let isStopped = false;
    stop.then(() => {
      isStopped = true;
      stopListening();
      clearInterval(look);
      watcher.wake();
    });
    for (;;) {
      await watcher.woken();
      if (isStopped) return;
      const current = await games.readVersions().catch(games.onFailure);
      if (!current) continue;
      const changed = [...current].filter(([id, version]) => known.get(id) !== version);
      known = current;
      for (const [id] of changed) {
        const seen = await games.read(id).catch(games.onFailure);
        if (seen && games.isWanting(seen)) await push(seen);
      }
    }
  });
}
