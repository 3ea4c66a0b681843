import { BoardAtDocument } from '../../gql/graphql';
import { createGraphqlClient } from '../../lib/graphql-client';
import { answerOf } from '../../lib/send';
import { type Sight, sightOf } from './game';

/** What the session's own eyes saw when so many half-moves had been made; `null` where no answer came. */
export async function fetchBoardAt(id: string, ply: number): Promise<Sight | null> {
  const answer = answerOf(await createGraphqlClient().query(BoardAtDocument, { id, ply }).toPromise());
  const board = answer.ok ? answer.data.game?.boardAt : null;
  return board ? sightOf(board) : null;
}
