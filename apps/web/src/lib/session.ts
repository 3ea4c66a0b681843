import type { Client } from '@urql/core';
import { StartSessionDocument } from '../gql/graphql';
import { type Answer, send } from './send';

/**
 * Makes sure this browser has a session, kept in a cookie. With a living one the API gives that one back, so asking
 * twice, or in two tabs, makes one guest. Asked at the first action, never on load.
 */
export async function startSession(client: Client): Promise<Answer<unknown>> {
  return send(client, StartSessionDocument, {});
}
