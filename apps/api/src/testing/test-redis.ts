import { connect, createServer, type Server, type Socket } from 'node:net';

/** The Redis to test on; without one, tests that need it are not defined. */
export const TEST_REDIS = process.env.TEST_REDIS_URL;

/** A way to Redis that can be cut and mended, or frozen, while the Redis itself goes on for others. */
export class RedisLink {
  readonly #redis: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(redisUrl: string) {
    this.#redis = new URL(redisUrl);
  }

  /** The address of Redis by way of this link. */
  get url(): string {
    const address = new URL(this.#redis);
    address.host = `127.0.0.1:${this.#port}`;
    return address.href;
  }

  async open(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.#redis.port || 6379), this.#redis.hostname);
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined).once('close', () => this.#sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as { port: number }).port;
    this.#server = server;
  }

  /** Nothing passes any more, and nobody is told. */
  freeze(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
