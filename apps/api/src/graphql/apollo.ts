import type { Server as HttpServer } from 'node:http';
import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Admission } from './admission.js';
import type { Context } from './context.js';
import { formatError, logMasked } from './errors.js';
import { PARSE_OPTIONS } from './limits.js';
import type { Budget } from './rates.js';
import { currentRequestId } from './request-id.js';

/** Refuses operations that ask for too much, and tells what is left of the budget. */
function admitted(admission: Admission): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operationName, request, contextValue, response }) => {
        const operation = { document, operationName, variables: request.variables };
        const { refusal, budget } = await admission.admit(operation, contextValue);
        if (budget) tellBudget(response.http, budget);
        if (!refusal) return;
        // Without a word from here Apollo takes a refusal at this moment for a fault of the server's.
        response.http.status ??= 400;
        throw refusal;
      },
    }),
  };
}

/** How a budget stands, in headers; a budget that is overdrawn makes the answer a 429. */
function tellBudget(http: HTTPGraphQLHead, { rate, remaining, resetSeconds }: Budget): void {
  http.headers.set('ratelimit-limit', String(rate.points));
  http.headers.set('ratelimit-remaining', String(Math.max(0, remaining)));
  http.headers.set('ratelimit-reset', String(resetSeconds));
  if (remaining >= 0) return;
  http.headers.set('retry-after', String(resetSeconds));
  http.status = 429;
}

/** Logs what clients are not told. */
function maskedErrors(log: Logger): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didEncounterErrors: async ({ errors, contextValue: { requestId } }) => {
        logMasked(log, errors, requestId);
      },
    }),
  };
}

interface ApolloParts {
  readonly schema: GraphQLSchema;
  readonly httpServer: HttpServer;
  readonly admission: Admission;
  readonly log: Logger;
}

/** GraphQL over HTTP. */
export function createApollo({ schema, httpServer, admission, log }: ApolloParts): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_OPTIONS,
    formatError: (_formatted, error) => formatError(error, currentRequestId.getStore()),
    logger: quiet(log),
    plugins: [
      admitted(admission),
      maskedErrors(log),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 5_000 }),
    ],
  });
}

/** Apollo's own messages may quote a request, so only their level reaches the log. */
function quiet(log: Logger) {
  return {
    debug: () => log.debug('Apollo Server has a remark'),
    info: () => log.info('Apollo Server has a remark'),
    warn: () => log.warn('Apollo Server has a warning'),
    error: () => log.error('Apollo Server has an error'),
  };
}
