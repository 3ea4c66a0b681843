import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { PARSE_OPTIONS } from './limits.js';

/** Parses and validates an operation as Apollo does over HTTP; whether it is let in is for `Admission`. */
export function parseOperation(schema: GraphQLSchema, query: string): DocumentNode | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(query, PARSE_OPTIONS);
  } catch (error) {
    if (error instanceof GraphQLError) return [coded(error, 'GRAPHQL_PARSE_FAILED')];
    throw error;
  }
  const errors = validate(schema, document);
  return errors.length > 0 ? errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED')) : document;
}

/** GraphQL leaves its own errors without a code; these are Apollo's words. */
function coded(error: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: { code },
  });
}
