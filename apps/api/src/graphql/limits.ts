import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  type ValidationContext,
  type ValidationRule,
  validate,
} from 'graphql';
// Its other form loads a second copy of graphql, which does not know this one's types.
import complexity, { type ComplexityEstimatorArgs } from 'graphql-query-complexity/cjs';
import { INTROSPECTION } from './costs.js';
import { requestError } from './errors.js';
import { withSharedCosts } from './shared-costs.js';

/** What one request may ask for, over HTTP and WebSocket alike. */
export const LIMITS = {
  /** Levels of fields; fragments add none of their own. */
  depth: 10,
  aliases: 15,
  /** Words and signs of the document. */
  tokens: 1000,
  /** About the number of values in the largest answer; from the document and its arguments alone. */
  cost: 10_000,
  bodyBytes: 16 * 1024,
  socketMessageBytes: 8 * 1024,
  /** Subscriptions, and queries or mutations that are being answered. */
  subscriptionsPerSocket: 32,
  socketsPerSession: 64,
  /** What may wait for a client that does not read. */
  socketBufferBytes: 1024 * 1024,
} as const;

const reporting = (message: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) => {
      context?.reportError(requestError('LIMIT_EXCEEDED', message));
    },
  ],
});

/** Rules for documents that have passed GraphQL's own. */
const LIMIT_RULES: readonly ValidationRule[] = [
  maxDepthRule({
    n: LIMITS.depth,
    flattenFragments: true,
    ...reporting(`A query may be ${LIMITS.depth} levels deep.`),
  }),
  maxAliasesRule({ n: LIMITS.aliases, ...reporting(`A query may hold ${LIMITS.aliases} aliases.`) }),
] as readonly ValidationRule[];

/** How to parse a document within the limits. */
export const PARSE_OPTIONS = { maxTokens: LIMITS.tokens } as const;

/** A valid document and the part of it that is to run. */
export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/** The cost of a valid operation, or the refusal of one that asks for too much. */
export function checkLimits(schema: GraphQLSchema, operation: Operation): { cost: number } | GraphQLError {
  const [refusal] = validate(schema, operation.document, LIMIT_RULES);
  if (refusal) return refusal;
  const cost = costOf(schema, operation);
  if (cost <= LIMITS.cost) return { cost };
  return requestError('LIMIT_EXCEEDED', `This query costs ${Math.ceil(cost)} of at most ${LIMITS.cost}.`);
}

/**
 * About the number of values in the largest answer; 0 where nothing will run, because no operation of that name is
 * there or its variables do not fit. GraphQL says so itself.
 */
function costOf(schema: GraphQLSchema, { document, operationName, variables }: Operation): number {
  const operation = getOperationAST(document, operationName);
  if (!operation) return 0;
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, {
    maxErrors: 1,
  });
  if (coerced.errors) return 0;
  return complexity.getComplexity({
    schema,
    query: document,
    variables: variables ?? {},
    ...(operationName ? { operationName } : {}),
    estimators: [withSharedCosts(estimator, schema, document)],
  });
}

const ownCost = complexity.fieldExtensionsEstimator();

/** What a field says that it costs; GraphQL's own fields carry no costs of ours. */
function estimator(asked: ComplexityEstimatorArgs): number {
  const { field, childComplexity } = asked;
  return ownCost(asked) ?? (field.name === '__schema' ? INTROSPECTION : 1) + childComplexity;
}
