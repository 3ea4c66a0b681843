interface Message {
  type: string;
  id?: string;
  payload?: { query?: string };
}

/** The server's side of `graphql-transport-ws`, in place of the browser's sockets: a test says what it sends. */
export class FakeServer {
  /** Sockets opened so far. */
  opened = 0;
  /** Whether it leaves calls without an answer. */
  isSilent = false;
  /** The fields subscribed to so far, oldest first. */
  readonly subscribed: string[] = [];
  private socket: FakeSocket | undefined;
  private subscription: string | undefined;

  /** Puts itself where the browser has its WebSocket. */
  install(): void {
    const server = this;
    const Socket = class extends FakeSocket {
      constructor() {
        super(server);
      }
    };
    Object.assign(globalThis, { WebSocket: Socket });
  }

  /** Whether a subscription stands. */
  get isSubscribed(): boolean {
    return this.subscription !== undefined;
  }

  /** Whether the newest socket is open. */
  get isOpen(): boolean {
    return this.socket?.readyState === FakeSocket.OPEN;
  }

  next(data: unknown): void {
    this.send({ type: 'next', id: this.subscription, payload: { data } });
  }

  complete(): void {
    this.send({ type: 'complete', id: this.subscription });
    this.subscription = undefined;
  }

  refuse(): void {
    this.send({
      type: 'error',
      id: this.subscription,
      payload: [{ message: 'The database does not answer now.' }],
    });
    this.subscription = undefined;
  }

  close(code: number): void {
    this.subscription = undefined;
    this.socket?.close(code);
  }

  accept(socket: FakeSocket): void {
    this.opened++;
    this.socket = socket;
  }

  receive({ type, id, payload }: Message): void {
    if (type === 'connection_init') this.send({ type: 'connection_ack' });
    if (type !== 'subscribe') return;
    this.subscription = id;
    this.subscribed.push(/\{\s*(\w+)/.exec(payload?.query ?? '')?.[1] ?? '');
  }

  private send(message: object): void {
    this.socket?.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState: number = FakeSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;

  constructor(private readonly server: FakeServer) {
    queueMicrotask(() => {
      server.accept(this);
      if (!server.isSilent) this.onopen?.();
    });
  }

  send(text: string): void {
    queueMicrotask(() => this.server.receive(JSON.parse(text)));
  }

  close(code: number): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    queueMicrotask(() => this.onclose?.({ code, reason: '' }));
  }
}
