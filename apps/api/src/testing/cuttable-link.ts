import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server of this machine that can be cut and mended, or frozen, while the server itself goes on for others. */
export class CuttableLink {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  /** @param target the server's address, with its port. */
  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** The address of the server by way of this link; it stays the same when the link is mended. */
  get url(): string {
    const address = new URL(this.#target);
    address.host = `127.0.0.1:${this.#port}`;
    return address.href;
  }

  async open(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(Number(this.#target.port), this.#target.hostname);
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
