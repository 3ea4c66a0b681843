import type { Client } from '@urql/core';
import { FilteredPlayerDocument, FinishedGamesDocument, type FinishedGamesQuery } from '../../gql/graphql';
import type { NamedPlayer } from '../../i18n/player-name';
import { askForPage, pageWish, type SearchParams } from '../../ui/games/list-page';
import { type Filter, queryOf, readFilter } from './filter';

/** A page of the finished games, and the filter under which they stand there. */
export interface FoundGames {
  readonly page: FinishedGamesQuery['games'];
  readonly filter: Filter;
  readonly isMisread: boolean;
  /** The player whose games alone are listed; `null` where it is anybody's. */
  readonly player: NamedPlayer | null;
}

/**
 * The games that an address asks for.
 *
 * @throws where the API does not answer
 */
export async function loadGames(client: Client, search: SearchParams): Promise<FoundGames> {
  const { filter, isMisread } = readFilter(search);
  const [answer, player] = await Promise.all([
    askForPage(pageWish(search), (wish) =>
      client.query(FinishedGamesDocument, { ...wish, ...queryOf(filter) }).toPromise(),
    ),
    filter.player ? findPlayer(client, filter.player) : null,
  ]);
  if (!answer) throw new Error('The API gave neither games nor a reason.');
  return { page: answer.games, filter, isMisread, player };
}

/** The player with an id, who is called by it where there is none. */
async function findPlayer(client: Client, id: string): Promise<NamedPlayer> {
  const { data, error } = await client.query(FilteredPlayerDocument, { id }).toPromise();
  if (error) throw error;
  return data?.player ?? { name: id, isBot: false, isDeleted: false };
}
