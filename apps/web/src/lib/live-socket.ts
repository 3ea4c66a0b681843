import { createClient, type Sink, type Client as SocketClient, type SubscribePayload } from 'graphql-ws';
import { waitToRetry } from './backoff';
import { GRAPHQL_PATH } from './graphql-client';

const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const SOCKET_FROZE = 4408;

/**
 * A socket that is opened by its first subscription, closed with the last, and opened again whenever it is lost.
 *
 * @param onConnected told with true when it stands, with false each time it is lost
 */
export function createSocket(onConnected: (connected: boolean) => void): SocketClient {
  let frozen: ReturnType<typeof setTimeout> | undefined;
  let open: WebSocket | undefined;
  return createClient({
    url: () => new URL(GRAPHQL_PATH, location.href).href.replace(/^http/, 'ws'),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitToRetry,
    keepAlive: PING_EVERY_MS,
    on: {
      connected: (opened) => {
        open = opened as WebSocket;
        onConnected(true);
      },
      closed: () => {
        clearTimeout(frozen);
        onConnected(false);
      },
      ping: (received) => {
        if (!received) frozen = setTimeout(() => open?.close(SOCKET_FROZE, 'No pong'), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(frozen);
      },
    },
  });
}

/**
 * Subscribes again whenever the subscription itself ends or fails. The socket's own retries do not cover that: a
 * server that is going down or has lost its database completes or refuses a subscription on a living socket.
 */
export function subscribeForever(
  socket: SocketClient,
  payload: SubscribePayload,
  next: Sink['next'],
): () => void {
  let over = false;
  let failures = 0;
  let release = () => {};
  const listen = () => {
    let ended = false;
    const again = async () => {
      if (ended || over) return;
      ended = true;
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
