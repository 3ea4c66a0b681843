import type { Color } from '@fog/engine';
import { LookDocument } from '../../../gql/graphql';
import { createGraphqlClient } from '../../../lib/graphql-client';
import { answerOf } from '../../../lib/send';
import type { Trouble } from '../../../lib/trouble';
import { toContract } from '../../../lib/vocabulary';
import { type Entry, entryOf, type Sight, sightOf } from '../game';

/** What the side to move sees, for as long as it looks. */
export interface Sighted {
  sight: Sight;
  moves: readonly Entry[];
}

/**
 * Asks what the side to move sees, through a client of its own, so that nothing of one player's answer is left where
 * the other's could meet it.
 */
export async function fetchLook(id: string, turn: Color): Promise<Sighted | { trouble: Trouble } | null> {
  const eyes = toContract(turn);
  const answer = answerOf(await createGraphqlClient().query(LookDocument, { id, eyes }).toPromise());
  if (!answer.ok) return { trouble: answer.trouble };
  const { game } = answer.data;
  return game && { sight: sightOf(game.board), moves: game.moves.map(entryOf) };
}
