import { randomUUID } from 'node:crypto';
import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import cors from 'cors';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { exportsRouter } from '../exports/exports.routes.js';
import type { Context, Contexts, Services } from '../graphql/context.js';
import { formatError, logMasked, requestError } from '../graphql/errors.js';
import { LIMITS } from '../graphql/limits.js';
import type { RateLimits } from '../graphql/rates.js';
import { currentRequestId } from '../graphql/request-id.js';
import { contractFile } from './contract-file.js';
import { explorer } from './explorer.js';
import type { Metrics } from './metrics.js';

export const GRAPHQL_PATH = '/graphql';
const EXPORT_PATH = '/export';
const CONTRACT_PATH = '/schema.graphql';

/** What pages of other sites may read beside the body. */
const EXPOSED_HEADERS = [
  'X-Request-Id',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
];

/** Answers are made for one viewer: nothing between here and there may keep them. */
const forOneViewer: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Vary', 'Origin, Cookie, Authorization');
  next();
};

/** An answer is what it says it is, and nobody is told where it was read. */
const asItIs: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'no-referrer');
  next();
};

/** Gives every request an id, under which it is answered and logged. */
function identified(metrics: Metrics, log: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID();
    const began = performance.now();
    response.locals.requestId = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.once('finish', () => {
      const milliseconds = Math.round(performance.now() - began);
      metrics.answered(response.statusCode, milliseconds);
      log.debug({ requestId, method: request.method, status: response.statusCode, milliseconds }, 'answered');
    });
    currentRequestId.run(requestId, next);
  };
}

const jsonOnly: RequestHandler = (request, _response, next) => {
  if (request.is('application/json')) return next();
  const error = requestError('BAD_USER_INPUT', 'The body must be JSON: send Content-Type: application/json.');
  next(Object.assign(error, { status: 415 }));
};

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
};

/** The status that an error names itself, or the one of its code. */
function statusOf(error: unknown): unknown {
  const { status, extensions } = error as { status?: unknown; extensions?: { code?: unknown } };
  return status ?? STATUS_BY_CODE[String(extensions?.code)];
}

/** Answers in GraphQL's own form where a request fails before GraphQL has it. */
function failed(log: Logger): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    const { requestId } = response.locals;
    const status = statusOf(error);
    const isClients = typeof status === 'number' && status >= 400 && status < 500;
    const told =
      isClients && !('extensions' in (error as object))
        ? requestError('BAD_USER_INPUT', bodyProblem(status))
        : error;
    logMasked(log, [told], requestId);
    response.status(isClients ? status : 500).json({ errors: [formatError(told, requestId)] });
  };
}

function bodyProblem(status: number): string {
  return status === 413
    ? `A body has at most ${LIMITS.bodyBytes} bytes.`
    : 'The body cannot be read as JSON.';
}

interface RouteParts {
  readonly schema: GraphQLSchema;
  readonly apollo: ApolloServer<Context>;
  readonly contexts: Contexts;
  readonly metrics: Metrics;
  readonly rates: RateLimits;
  readonly services: Pick<Services, 'exports' | 'status'>;
  readonly log: Logger;
}

/** Every path that answers over HTTP. */
export function createRoutes(parts: RouteParts): Express {
  const { schema, apollo, contexts, metrics, rates, services, log } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(identified(metrics, log), asItIs);

  app.get('/healthz', (_request, response) => {
    response.json({ alive: true });
  });
  app.get('/metrics', metrics.page());
  app.get('/readyz', async (_request, response) => {
    const isReady = await services.status.ready().then(
      () => true,
      () => false,
    );
    response.status(isReady ? 200 : 503).json({ ready: isReady });
  });

  app.get(CONTRACT_PATH, cors({ origin: '*', methods: ['GET'] }), contractFile(schema));
  app.use(
    GRAPHQL_PATH,
    forOneViewer,
    cors({ origin: '*', methods: ['GET', 'POST'], exposedHeaders: EXPOSED_HEADERS, maxAge: 86_400 }),
  );
  app.get(GRAPHQL_PATH, explorer(GRAPHQL_PATH));
  app.post(
    GRAPHQL_PATH,
    jsonOnly,
    express.json({ limit: LIMITS.bodyBytes }),
    expressMiddleware(apollo, {
      context: ({ req, res }) => contexts.forRequest(req, res, res.locals.requestId as string),
    }),
  );
  app.use(
    EXPORT_PATH,
    forOneViewer,
    cors({ origin: '*', methods: ['GET'], exposedHeaders: EXPOSED_HEADERS, maxAge: 86_400 }),
    exportsRouter({ exports: services.exports, contexts, rates }),
  );
  app.use(failed(log));
  return app;
}
