import type { Client } from '@urql/core';
import { HomeDocument, type ListedGameFragment } from '../../gql/graphql';
import { type OwnGame, ownGamesOf } from './own-game';

/** What home shows beside the game itself. */
export interface HomeGames {
  /** The visitor's games that go on or wait; `null` for a visitor who is no player yet. */
  readonly own: readonly OwnGame[] | null;
  readonly finished: readonly ListedGameFragment[];
}

/** The games that home shows. Where the API does not answer there are none: a game can be begun all the same. */
export async function loadHome(client: Client): Promise<HomeGames> {
  const { data } = await client.query(HomeDocument, {}).toPromise();
  return {
    own: data?.viewer ? ownGamesOf(data.viewer) : null,
    finished: data?.games.nodes ?? [],
  };
}
