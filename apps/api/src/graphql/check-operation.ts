import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { costError, LIMIT_RULES, PARSE_OPTIONS } from './limits.js';

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
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
  const errors = validate(schema, document, [...specifiedRules, ...LIMIT_RULES]);
  if (errors.length > 0) return errors;
  const refusal = costError(schema, { ...text, document });
  return refusal ? [refusal] : document;
}
