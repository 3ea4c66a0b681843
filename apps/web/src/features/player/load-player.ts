import type { Client } from '@urql/core';
import { PlayerGamesDocument, type PlayerGamesQuery } from '../../gql/graphql';
import { askForPage, pageWish, type SearchParams } from '../../ui/games/list-page';

/** A player with a page of the games that the visitor may see. */
export type FoundPlayer = NonNullable<PlayerGamesQuery['player']>;

/**
 * The player with this id, or `null` where there is none.
 *
 * @throws where the API does not answer
 */
export async function loadPlayer(
  client: Client,
  id: string,
  search: SearchParams,
): Promise<FoundPlayer | null> {
  const answer = await askForPage(pageWish(search), (wish) =>
    client.query(PlayerGamesDocument, { id, ...wish }).toPromise(),
  );
  return answer?.player ?? null;
}
