import { followOwnGames, type OwnGames } from '../realtime/follow-own-games.js';
import type { SeenGame } from './games.types.js';
import type { VersionsStore } from './versions.store.js';
import { isWanting } from './wanting.js';

/** What every following of somebody's games needs. */
type Follower = Pick<OwnGames<SeenGame>, 'wakeUps' | 'read' | 'onFailure'> & {
  readonly playerId: string;
  readonly versions: VersionsStore;
};

/** The games of a player, each whenever a change of it wants the player. */
export function followWanting({ playerId, versions, ...follower }: Follower): AsyncIterable<SeenGame> {
  return followOwnGames({
    ...follower,
    readVersions: () => versions.ofPlayer(playerId),
    startsWithAll: false,
    concerns: (news, known) => news.kind === 'gameChanged' && known.has(news.gameId),
    isNews: (version, before) => version !== before,
    isWanting,
  });
}

/** The running games of a player, and then each that begins. */
export function followRunning(
  { playerId, versions, ...follower }: Follower,
  attend: () => () => void,
): AsyncIterable<SeenGame> {
  return followOwnGames({
    ...follower,
    readVersions: () => versions.runningOfPlayer(playerId),
    startsWithAll: true,
    concerns: (news) => news.kind === 'challenged' && news.playerId === playerId,
    isNews: (_version, before) => before === undefined,
    isWanting: ({ status }) => status === 'active',
    attend,
  });
}
