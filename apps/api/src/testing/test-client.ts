import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** What a server answered, undigested. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // Tests read answers whose shape each of them knows.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly data: any;
  readonly errors: readonly { message: string; extensions: Record<string, unknown>; path?: unknown[] }[];
}

type Variables = Record<string, unknown>;

/** What has not come after this time never will. */
const LATEST_MS = 60_000;

/** The events of a subscription, in the order in which they came. */
export class Events {
  // biome-ignore lint/suspicious/noExplicitAny: as in Answer
  readonly all: any[] = [];
  readonly errors: unknown[] = [];
  isComplete = false;
  #wake: () => void = () => undefined;

  arrived(): void {
    this.#wake();
  }

  /** Resolves with the first event, past or future, that fits. */
  // biome-ignore lint/suspicious/noExplicitAny: as in Answer
  async find(fits: (event: any) => boolean, withinMs = LATEST_MS): Promise<any> {
    return this.#until(() => this.all.find(fits), withinMs);
  }

  /** Resolves with the errors, if any, once the subscription is over. */
  async end(withinMs = LATEST_MS): Promise<unknown[]> {
    return this.#until(() => (this.isComplete || this.errors.length > 0 ? this.errors : undefined), withinMs);
  }

  async #until<Value>(look: () => Value | undefined, withinMs: number): Promise<Value> {
    const deadline = Date.now() + withinMs;
    for (;;) {
      const found = look();
      if (found) return found;
      const leftMs = deadline - Date.now();
      if (leftMs <= 0) throw new Error(`not to be found in ${JSON.stringify(this.all).slice(0, 500)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** A client over real HTTP and a real socket. */
export class TestClient {
  readonly #port: number;
  #token: string | undefined;
  #sockets: Client | undefined;

  constructor(port: number, token?: string) {
    this.#port = port;
    this.#token = token;
  }

  get token(): string | undefined {
    return this.#token;
  }

  async becomeGuest(name = 'Ada'): Promise<void> {
    const { data, errors } = await this.ask(
      'mutation ($name: String) { startSession(input: { name: $name, delivery: TOKEN }) { token } }',
      {
        name,
      },
    );
    if (!data) throw new Error(`there is no session: ${JSON.stringify(errors)}`);
    this.#token = data.startSession.token;
  }

  /** Sends any request at all. */
  async send(body: string, headers: Record<string, string> = {}, path = '/graphql'): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
        ...headers,
      },
    });
  }

  async ask(query: string, variables: Variables = {}, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await this.send(JSON.stringify({ query, variables }), headers);
    const body = (await response.json()) as Partial<Answer>;
    return { status: response.status, headers: response.headers, data: body.data, errors: body.errors ?? [] };
  }

  /** Subscribes over this client's one socket. */
  subscribe(query: string, variables: Variables = {}): Events {
    const events = new Events();
    this.#socketClient().subscribe(
      { query, variables },
      {
        next: ({ data, errors }) => {
          if (errors) events.errors.push(...errors);
          if (data) events.all.push(Object.values(data)[0]);
          events.arrived();
        },
        error: (error) => {
          events.errors.push(...(Array.isArray(error) ? error : [error]));
          events.arrived();
        },
        complete: () => {
          events.isComplete = true;
          events.arrived();
        },
      },
    );
    return events;
  }

  async close(): Promise<void> {
    await this.#sockets?.dispose();
    this.#sockets = undefined;
  }

  #socketClient(): Client {
    this.#sockets ??= createClient({
      url: `ws://127.0.0.1:${this.#port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: this.#token ? { authorization: `Bearer ${this.#token}` } : {},
    });
    return this.#sockets;
  }
}
