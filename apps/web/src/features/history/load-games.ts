import type { Client } from '@urql/core';
import { FilteredPlayerDocument, FinishedGamesDocument, type FinishedGamesQuery } from '../../gql/graphql';
import { askForPage, pageWish, type SearchParams } from '../../ui/games/list-page';
import { type Filter, queryOf, readFilter } from './filter';

/** A page of the finished games, and the filter under which they stand there. */
export interface FoundGames {
  readonly page: FinishedGamesQuery['games'];
  readonly filter: Filter;
  readonly isMisread: boolean;
  /** The name of the player whose games alone are listed; `null` where it is anybody's. */
  readonly playerName: string | null;
}

/**
 * The games that an address asks for.
 *
 * @throws where the API does not answer
 */
export async function loadGames(client: Client, search: SearchParams): Promise<FoundGames> {
  const { filter, isMisread } = readFilter(search);
  const [answer, playerName] = await Promise.all([
    askForPage(pageWish(search), (wish) =>
      client.query(FinishedGamesDocument, { ...wish, ...queryOf(filter) }).toPromise(),
    ),
    filter.player ? nameOf(client, filter.player) : null,
  ]);
  if (!answer) throw new Error('The API gave neither games nor a reason.');
  return { page: answer.games, filter, isMisread, playerName };
}

/** A player's name, or the id where nobody has it. */
async function nameOf(client: Client, id: string): Promise<string> {
  const { data, error } = await client.query(FilteredPlayerDocument, { id }).toPromise();
  if (error) throw error;
  return data?.player?.name ?? id;
}
