import { type Client, subscriptionExchange } from '@urql/core';
import { createClient, type Sink, type Client as SocketClient, type SubscribePayload } from 'graphql-ws';
import { waitToRetry } from './backoff';
import { createGraphqlClient, GRAPHQL_PATH } from './graphql-client';

/** A line that is dead without a word is found out by a ping that nobody answers, or a call. */
const PING_EVERY_MS = 5_000;
const PONG_WITHIN_MS = 3_000;
const CONNECTED_WITHIN_MS = 8_000;

/** A client whose subscriptions never give up. */
export interface LiveClient {
  readonly client: Client;
  /** Opens the socket anew, so that the server meets it with the session the browser has now. */
  reopen(): void;
}

/**
 * A client for one page: requests over HTTP, subscriptions over one WebSocket that is opened by the first of them
 * and closed with the last. A subscription outlives every fault of the line or the server; its first event after
 * each return is the state as it stands, so nothing has to be caught up.
 *
 * @param onConnected told with true when the socket stands, with false each time it is lost
 */
export function createLiveClient(onConnected: (connected: boolean) => void): LiveClient {
  let socket: SocketClient | undefined;
  const openSocket = () => {
    socket ??= createSocket(onConnected);
    return socket;
  };
  const client = createGraphqlClient({
    exchanges: [
      subscriptionExchange({
        forwardSubscription: ({ query = '', ...rest }) => ({
          subscribe: (sink) => ({
            unsubscribe: subscribeForever(openSocket(), { query, ...rest }, sink.next),
          }),
        }),
      }),
    ],
  });
  return { client, reopen: () => socket?.terminate() };
}

function createSocket(onConnected: (connected: boolean) => void): SocketClient {
  let silence: ReturnType<typeof setTimeout> | undefined;
  // Not closed politely: over a dead line no goodbye is ever answered.
  const hangUp = () => socket.terminate();
  const expectWordWithin = (ms: number) => {
    silence = setTimeout(hangUp, ms);
  };
  const socket = createClient({
    url: () => new URL(GRAPHQL_PATH, location.href).href.replace(/^http/, 'ws'),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitToRetry,
    keepAlive: PING_EVERY_MS,
    on: {
      connecting: () => expectWordWithin(CONNECTED_WITHIN_MS),
      connected: () => {
        clearTimeout(silence);
        addEventListener('offline', hangUp);
        onConnected(true);
      },
      closed: () => {
        removeEventListener('offline', hangUp);
        clearTimeout(silence);
        onConnected(false);
      },
      ping: (received) => {
        if (!received) expectWordWithin(PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(silence);
      },
    },
  });
  return socket;
}

/**
 * Subscribes again whenever the subscription itself ends or fails. The socket's own retries do not cover that: a
 * server that is going down or has lost its database completes or refuses a subscription on a living socket.
 */
function subscribeForever(socket: SocketClient, payload: SubscribePayload, next: Sink['next']): () => void {
  let over = false;
  let failures = 0;
  let release = () => {};
  const listen = () => {
    let ended = false;
    const again = async () => {
      if (ended || over) return;
      ended = true;
      // Else the socket would count it as still listening, and stay when the last one has gone.
      release();
      await waitToRetry(failures++);
      if (!over) listen();
    };
    release = socket.subscribe(payload, {
      next: (event) => {
        failures = 0;
        next(event);
      },
      error: again,
      complete: again,
    });
  };
  listen();
  return () => {
    over = true;
    release();
  };
}
