import { CreateTransferDocument, type CreateTransferMutation } from '../../gql/graphql';
import { createGraphqlClient } from '../../lib/graphql-client';
import { type Answer, send } from '../../lib/send';

/** Makes the secret that lets another browser be the same player. */
export function createTransfer(): Promise<Answer<CreateTransferMutation>> {
  return send(createGraphqlClient(), CreateTransferDocument, {});
}
