import { Repeater } from '@graphql-yoga/subscription';
import { GameWatcher, type ReadVersions } from './game-watch.js';
import type { WakeUpNews, WakeUps } from './wake-ups.js';

/** How long a change can go unnoticed whose wake-up was lost, or which is of a game not known before. */
const LOOK_MS = 2000;

export interface OwnGames<Seen> {
  readonly wakeUps: WakeUps;
  /** The versions of the games of the subscriber. */
  readonly readVersions: () => ReturnType<ReadVersions>;
  /** Whether the games that there are at the beginning are news too. */
  readonly startsWithAll: boolean;
  /** Whether a wake-up is of these games. */
  readonly concerns: (news: WakeUpNews, known: ReadonlyMap<string, number>) => boolean;
  /** Whether a game is to be read: its version, and the one known before, if it was known. */
  readonly isNews: (version: number, before: number | undefined) => boolean;
  readonly read: (gameId: string) => Promise<Seen | null>;
  /** Whether a game that was read is for the subscriber. */
  readonly isWanting: (seen: Seen) => boolean;
  readonly onFailure: (error: unknown) => void;
  /** Called when the following begins; the function returned is called when it ends. */
  readonly attend?: () => () => void;
}

/** The games of one player, each whenever there is news of it that wants the player. */
export function followOwnGames<Seen>(games: OwnGames<Seen>): Repeater<Seen> {
  return new Repeater<Seen>(async (push, stop) => {
    const watcher = new GameWatcher();
    const leave = games.attend?.();
    let known: ReadonlyMap<string, number> = games.startsWithAll ? new Map() : await games.readVersions();
    if (games.startsWithAll) watcher.wake();
    const stopListening = games.wakeUps.listen((news) => {
      if (games.concerns(news, known)) watcher.wake();
    });
    const look = setInterval(() => watcher.wake(), LOOK_MS);
    let isStopped = false;
    stop.then(() => {
      isStopped = true;
      stopListening();
      clearInterval(look);
      leave?.();
      watcher.wake();
    });
    for (;;) {
      await watcher.woken();
      if (isStopped) return;
      const current = await games.readVersions().catch(games.onFailure);
      if (!current) continue;
      const before = known;
      const changed = [...current].filter(([id, version]) => games.isNews(version, before.get(id)));
      const heard = new Map(current);
      known = heard;
      for (const [id] of changed) {
        const seen = await games.read(id).catch(games.onFailure);
        if (seen && games.isWanting(seen)) await push(seen);
        // What could not be read is news still at the next look.
        if (seen === undefined) forget(heard, id, before.get(id));
      }
    }
  });
}

function forget(heard: Map<string, number>, id: string, before: number | undefined): void {
  if (before === undefined) heard.delete(id);
  else heard.set(id, before);
}
