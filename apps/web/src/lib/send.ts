import type { AnyVariables, Client, CombinedError, TypedDocumentNode } from '@urql/core';
import { waitToRetry } from './backoff';
import { type Trouble, troubleOf } from './trouble';

/** What came of a request: what the API said, or why it said nothing. */
export type Answer<Data> = { ok: true; data: Data } | { ok: false; trouble: Trouble };

/** Sends a mutation once. */
export async function send<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Answer<Data>> {
  return answerOf(await client.mutation(document, variables).toPromise());
}

/**
 * Sends a mutation until it is answered: one whose answer was lost goes out again, with growing pauses, for as long
 * as the signal allows. Only for what the API takes twice as once, as it does every action on a game.
 *
 * @returns the answer, or UNREACHABLE when the signal ended the trying
 */
export async function sendUntilAnswered<Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal: AbortSignal,
): Promise<Answer<Data>> {
  for (let attempt = 0; ; attempt++) {
    const answer = await send(client, document, variables);
    if (answer.ok || answer.trouble !== 'UNREACHABLE' || signal.aborted) return answer;
    await waitToRetry(attempt);
    if (signal.aborted) return answer;
  }
}

/** The answer in a result of urql's, which carries data, an error, or both. */
export function answerOf<Data>(result: { data?: Data; error?: CombinedError }): Answer<Data> {
  if (result.error) return { ok: false, trouble: troubleOf(result.error) };
  if (result.data === undefined) return { ok: false, trouble: 'UNEXPECTED' };
  return { ok: true, data: result.data };
}
