import type { Client } from '@urql/core';
import { GameDocument } from '../../gql/graphql';
import { type Game, gameOf } from './game';

/**
 * The game as the client's session may know it, or `null` where there is none.
 *
 * @throws where the API does not answer
 */
export async function loadGame(client: Client, id: string): Promise<Game | null> {
  const { data, error } = await client.query(GameDocument, { id }).toPromise();
  if (error) throw error;
  return data?.game ? gameOf(data.game) : null;
}
