import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import { Admission } from './graphql/admission.js';
import { createApollo } from './graphql/apollo.js';
import { Contexts, type Services } from './graphql/context.js';
import { RateLimits } from './graphql/rates.js';
import type { Metrics } from './http/metrics.js';
import { trustProxies } from './http/request-origin.js';
import { createRoutes, GRAPHQL_PATH } from './http/routes.js';
import { createSocketTransport } from './realtime/socket.js';
import type { WakeUps } from './realtime/wake-ups.js';

/** What a server is made of. A test puts a part of its own in the place of any. */
export interface ServerParts {
  readonly config: Pick<Config, 'publicOrigin' | 'trustedProxies'>;
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly wakeUps: WakeUps;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** A server that answers. */
export interface RunningServer {
  readonly port: number;
  /** Stops accepting, finishes what is being answered, and closes sockets so that clients reconnect elsewhere. */
  close(): Promise<void>;
}

/**
 * How long a connection that carries nothing stays open. Longer than proxies and clients keep theirs (mostly up to a
 * minute), so that theirs is the end that closes, and no request is sent into a connection that is just being closed.
 */
const IDLE_CONNECTION_MS = 75_000;

/** Starts a server; port 0 takes a free one. */
export async function startServer(parts: ServerParts, port: number, host: string): Promise<RunningServer> {
  const contexts = new Contexts({ ...parts, trust: trustProxies(parts.config.trustedProxies) });
  const httpServer = createHttpServer({ keepAliveTimeout: IDLE_CONNECTION_MS });
  const rates = new RateLimits();
  const admission = new Admission(parts.schema, rates);
  const apollo = createApollo({ ...parts, httpServer, admission });
  const sockets = createSocketTransport({ ...parts, contexts, admission });
  parts.metrics.watchSockets(() => sockets.count());
  await apollo.start();
  httpServer.on('request', createRoutes({ ...parts, apollo, contexts, rates }));
  httpServer.on('upgrade', (request, socket, head) => {
    // Whoever resets a connection that nobody listens to would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] === GRAPHQL_PATH) sockets.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    httpServer.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (httpServer.address() as AddressInfo).port,
    close: async () => {
      await sockets.close();
      await apollo.stop();
    },
  };
}
