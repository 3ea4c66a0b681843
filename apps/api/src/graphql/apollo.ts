import type { Server as HttpServer } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from './context.js';
import { formatError, logMasked } from './errors.js';
import { limitError, PARSE_OPTIONS } from './limits.js';
import { currentRequestId } from './request-id.js';

/** Refuses operations that ask for too much. */
const limits: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operationName, request }) => {
      const refusal = limitError(schema, { document, operationName, variables: request.variables });
      if (refusal) throw refusal;
    },
  }),
};

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

/** GraphQL over HTTP. */
export function createApollo(
  schema: GraphQLSchema,
  httpServer: HttpServer,
  log: Logger,
): ApolloServer<Context> {
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
      limits,
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
