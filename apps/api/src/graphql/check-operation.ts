import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql';
import { limitError, PARSE_OPTIONS } from './limits.js';

/** An operation as a client sends it. */
export interface OperationText {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** Puts an operation through everything that Apollo puts one through over HTTP. */
export function checkOperation(
  schema: GraphQLSchema,
  text: OperationText,
): DocumentNode | readonly GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(text.query, PARSE_OPTIONS);
  } catch (error) {
    if (error instanceof GraphQLError) return [coded(error, 'GRAPHQL_PARSE_FAILED')];
    throw error;
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return errors.map((error) => coded(error, 'GRAPHQL_VALIDATION_FAILED'));
  const refusal = limitError(schema, { ...text, document });
  return refusal ? [refusal] : document;
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
