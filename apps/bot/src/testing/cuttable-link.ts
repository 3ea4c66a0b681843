import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut and mended, and can lead to another server afterwards. */
export class CuttableLink {
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  /** Where to listen; 0 before the first opening. */
  port = 0;

  async open(toPort: number): Promise<void> {
    const server = createServer((near) => {
      const far = connect(toPort, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined).once('close', () => this.#sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as { port: number }).port;
    this.#server = server;
  }

  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server?.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
