import { createClient, type Client as Socket } from 'graphql-ws';
import { WebSocket } from 'ws';
import { isPassing } from './ask.js';
import { waitToRetry } from './backoff.js';

/** The server carries 32 operations on a socket. */
const MOST_PER_SOCKET = 30;

const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;

interface Follower<Value> {
  readonly next: (value: Value) => void;
  /** Told once that this can never be followed, and why. */
  readonly refused: (code: string) => void;
}

interface OpenSocket {
  readonly socket: Socket;
  followed: number;
}

/** Subscriptions that outlive every fault of the line or the server, over as few sockets as the server allows. */
export class Line {
  readonly #url: string;
  readonly #token: string;
  readonly #sockets: OpenSocket[] = [];
  #isClosed = false;

  constructor(apiUrl: string, token: string) {
    this.#url = apiUrl.replace(/^http/, 'ws');
    this.#token = token;
  }

  /** Follows one field of a subscription until the function returned is called. */
  follow<Value>(
    query: string,
    variables: Readonly<Record<string, unknown>>,
    { next, refused }: Follower<Value>,
  ): () => void {
    const open = this.#roomySocket();
    open.followed += 1;
    let isOver = false;
    let failures = 0;
    let release = () => {};
    // The socket's own retries do not cover a server that ends or refuses a subscription because it is about to stop.
    const listen = () => {
      let hasEnded = false;
      const again = async () => {
        if (hasEnded || isOver) return;
        hasEnded = true;
        await waitToRetry(failures++);
        if (!isOver && !this.#isClosed) listen();
      };
      const failed = (error: unknown) => {
        const code = codeOf(error);
        if (code === undefined || isPassing(code)) return void again();
        if (!hasEnded && !isOver) refused(code);
        hasEnded = true;
      };
      release = open.socket.subscribe<Record<string, Value>>(
        { query, variables },
        {
          next: ({ data, errors }) => {
            if (!data) return failed(errors);
            failures = 0;
            next(Object.values(data)[0] as Value);
          },
          error: failed,
          complete: () => void again(),
        },
      );
    };
    listen();
    return () => {
      if (isOver) return;
      isOver = true;
      open.followed -= 1;
      release();
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#sockets.map(({ socket }) => socket.dispose()));
  }

  #roomySocket(): OpenSocket {
    const roomy = this.#sockets.find(({ followed }) => followed < MOST_PER_SOCKET);
    if (roomy) return roomy;
    const open = { socket: openSocket(this.#url, this.#token), followed: 0 };
    this.#sockets.push(open);
    return open;
  }
}

function openSocket(url: string, token: string): Socket {
  let frozen: NodeJS.Timeout | undefined;
  let open: WebSocket | undefined;
  return createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (attempt) => waitToRetry(attempt),
    keepAlive: PING_EVERY_MS,
    on: {
      connected: (opened) => {
        open = opened as WebSocket;
      },
      closed: () => clearTimeout(frozen),
      ping: (isReceived) => {
        if (!isReceived) frozen = setTimeout(() => open?.terminate(), PONG_WITHIN_MS);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(frozen);
      },
    },
  });
}

/** The code that the server gave for refusing a subscription; undefined when the line failed. */
function codeOf(error: unknown): string | undefined {
  const [first] = Array.isArray(error) ? (error as { extensions?: { code?: string } }[]) : [];
  return first?.extensions?.code;
}
