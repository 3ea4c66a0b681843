import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { printContract } from '../graphql/schema.js';

/** The contract as a file, for tools that make types or a client of it. It is the same for everybody until a newer one is served. */
export function contractFile(schema: GraphQLSchema): RequestHandler {
  const contract = printContract(schema);
  const digest = createHash('sha256').update(contract).digest('base64url');
  return (_request, response) => {
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.setHeader('ETag', `"${digest}"`);
    response.type('text/plain').send(contract);
  };
}
