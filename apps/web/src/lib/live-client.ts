import { type Client, subscriptionExchange } from '@urql/core';
import type { Client as SocketClient } from 'graphql-ws';
import { waitToRetry } from './backoff';
import { createGraphqlClient } from './graphql-client';

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
  const client = createGraphqlClient({
    exchanges: [
      subscriptionExchange({
        forwardSubscription: ({ query = '', ...rest }) => ({
          subscribe(sink) {
            let over = false;
            let release = () => {};
            void loadSocketCode(onConnected).then(({ createSocket, subscribeForever }) => {
              if (over) return;
              socket ??= createSocket(onConnected);
              release = subscribeForever(socket, { query, ...rest }, sink.next);
            });
            return {
              unsubscribe() {
                over = true;
                release();
              },
            };
          },
        }),
      }),
    ],
  });
  return { client, reopen: () => socket?.terminate() };
}

/** The code of sockets comes after the page, which is there to be read and touched before any line stands. */
async function loadSocketCode(onConnected: (connected: boolean) => void) {
  for (let failures = 0; ; failures++) {
    try {
      return await import('./live-socket');
    } catch {
      onConnected(false);
      await waitToRetry(failures);
    }
  }
}
