import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionResult, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { Admission } from '../graphql/admission.js';
import type { Context, Contexts, Services } from '../graphql/context.js';
import { formatError, logMasked, requestError } from '../graphql/errors.js';
import { LIMITS } from '../graphql/limits.js';
import { parseOperation } from '../graphql/parse-operation.js';
import type { Credential } from '../sessions/proof.js';
import { serveSocket, type Wire } from './serve-socket.js';
import { SessionSockets } from './session-sockets.js';
import type { WakeUps } from './wake-ups.js';

interface SocketParts {
  readonly schema: GraphQLSchema;
  readonly contexts: Contexts;
  readonly admission: Admission;
  readonly services: Pick<Services, 'sessions'>;
  readonly wakeUps: WakeUps;
  readonly log: Logger;
}

/** What a socket keeps of its beginning. */
interface Opening extends Wire {
  credential?: Credential | null;
}

/** The standard close code of a server that stops: clients come back at once, to another one. */
const GOING_AWAY = 1001;

/** How long a client may take to say goodbye. */
const CLOSE_WITHIN_MS = 3_000;

type Parameters = { readonly authorization?: unknown; readonly Authorization?: unknown };

/** GraphQL over WebSocket, the protocol graphql-transport-ws. */
export interface SocketTransport {
  /** Takes over an HTTP request that asks for a socket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** How many sockets are open. */
  count(): number;
  /** Closes every socket in the way that makes clients reconnect. */
  close(): Promise<void>;
}

/** Opens the transport. Documents meet the same rules and limits as over HTTP. */
export function createSocketTransport({
  schema,
  contexts,
  admission,
  services,
  wakeUps,
  log,
}: SocketParts): SocketTransport {
  const server = new WebSocketServer({
    noServer: true,
    handleProtocols,
    maxPayload: LIMITS.socketMessageBytes,
    // Compressed sizes would tell what a message holds.
    perMessageDeflate: false,
  });
  const findLive = (sessionIds: readonly string[]) => services.sessions.findLive(sessionIds);
  const sessionSockets = new SessionSockets({ wakeUps, findLive, log });
  const format = (errors: readonly GraphQLError[], requestId: string): GraphQLFormattedError[] => {
    logMasked(log, errors, requestId);
    return errors.map((error) => formatError(error, requestId));
  };

  const graphql = makeServer<Parameters, Opening>({
    onConnect: async (connection) => {
      const { extra, connectionParams } = connection;
      const authorization = connectionParams?.authorization ?? connectionParams?.Authorization;
      extra.credential = contexts.credential(extra.request, authorization);
      const { proof } = await contexts.forOperation(extra.request, extra.credential);
      return !proof || sessionSockets.add(proof.session.id, extra.socket);
    },
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      if (Object.keys(subscriptions).length > LIMITS.subscriptionsPerSocket) {
        return [
          requestError(
            'LIMIT_EXCEEDED',
            `A socket carries ${LIMITS.subscriptionsPerSocket} operations at once.`,
          ),
        ];
      }
      const document = parseOperation(schema, payload.query);
      if (!('kind' in document)) return document;
      const context = await contexts.forOperation(extra.request, extra.credential ?? null);
      const { refusal } = await admission.admit({ ...payload, document }, context);
      if (refusal) return [refusal];
      return {
        schema,
        document,
        operationName: payload.operationName,
        variableValues: payload.variables,
        contextValue: context,
      };
    },
    onNext: (_connection, _id, _payload, { contextValue }, { errors, ...result }: ExecutionResult) =>
      errors ? { ...result, errors: format(errors, (contextValue as Context).requestId) } : undefined,
    onError: (_connection, _id, _payload, errors) => format(errors, randomUUID()),
  });

  return {
    upgrade: (request, socket, head) => {
      server.handleUpgrade(request, socket, head, (webSocket) => {
        serveSocket(graphql, { socket: webSocket, request }, log);
      });
    },
    count: () => server.clients.size,
    close: async () => {
      sessionSockets.stop();
      const closed = [...server.clients].map(
        (client) => new Promise((resolve) => client.once('close', resolve)),
      );
      for (const client of server.clients) client.close(GOING_AWAY, 'Going away');
      const late = setTimeout(() => {
        for (const client of server.clients) client.terminate();
      }, CLOSE_WITHIN_MS);
      await Promise.all(closed);
      clearTimeout(late);
    },
  };
}
