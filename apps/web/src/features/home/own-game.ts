import type { Color } from '@fog/engine';
import type { OwnGameFragment, OwnGamesFragment } from '../../gql/graphql';
import type { NamedPlayer } from '../../i18n/player-name';
import { fromContract } from '../../lib/vocabulary';

/** One of the visitor's own games, as far as home tells of it: nothing of what is on the board. */
export interface OwnGame {
  readonly id: string;
  readonly version: number;
  readonly state: 'yourMove' | 'theirMove' | 'waiting' | 'over';
  /** The other player; `null` where nobody has come yet, and for two people at one device. */
  readonly opponent: NamedPlayer | null;
  readonly isOneDevice: boolean;
  /** What was left to the visitor when this was told, in milliseconds; `null` without a clock. */
  readonly leftMs: number | null;
}

/** The visitor's games that go on, and those that wait for somebody. */
export function ownGamesOf({ active, waiting }: OwnGamesFragment): OwnGame[] {
  return [...active.nodes, ...waiting.nodes].map(ownGameOf);
}

/** The API's game as home tells of it. */
export function ownGameOf({
  id,
  version,
  status,
  pairing,
  role,
  turn,
  white,
  black,
  clock,
}: OwnGameFragment): OwnGame {
  const isOneDevice = pairing === 'SAME_DEVICE';
  const seat: Color = role === 'BLACK' ? 'black' : 'white';
  const other = seat === 'white' ? black : white;
  const isOwnTurn = turn !== null && (role === 'BOTH' || fromContract(turn) === seat);
  const running = isOwnTurn ? 'yourMove' : 'theirMove';
  return {
    id,
    version,
    state: status === 'ACTIVE' ? running : status === 'WAITING' ? 'waiting' : 'over',
    opponent: isOneDevice ? null : other,
    isOneDevice,
    leftMs: clock && (seat === 'white' ? clock.whiteMs : clock.blackMs),
  };
}

/** The list after one of its games, or a new one, was told anew: an older telling changes nothing, an end takes it away. */
export function withGame(games: readonly OwnGame[], told: OwnGame): readonly OwnGame[] {
  const known = games.find(({ id }) => id === told.id);
  if (known && known.version >= told.version) return games;
  const rest = games.filter(({ id }) => id !== told.id);
  return told.state === 'over' ? rest : [told, ...rest];
}

/** The list after all of its games were told anew; where one of them was told later than that, this stays. */
export function withAll(games: readonly OwnGame[], told: readonly OwnGame[]): readonly OwnGame[] {
  return told.map((game) => {
    const known = games.find(({ id }) => id === game.id);
    return known && known.version > game.version ? known : game;
  });
}

const URGENCY = { yourMove: 0, theirMove: 1, waiting: 2, over: 3 } as const;

/** Those that wait for the visitor first, and of these the ones with the least time. */
export function byUrgency(games: readonly OwnGame[]): OwnGame[] {
  const timeOf = ({ leftMs }: OwnGame) => leftMs ?? Number.MAX_VALUE;
  return [...games].sort(
    (one, other) => URGENCY[one.state] - URGENCY[other.state] || timeOf(one) - timeOf(other),
  );
}
