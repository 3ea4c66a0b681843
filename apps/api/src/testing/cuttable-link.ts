import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server of this machine that can be cut and mended, or frozen, while the server itself goes on for others. */
export class CuttableLink {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isCut = false;

  /** @param target the server's address, with its port. */
  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((near) => this.#lead(near));
  }

  /** The address of the server by way of this link; it stays the same when the link is mended. */
  get url(): string {
    const address = new URL(this.#target);
    address.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return address.href;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** Nothing passes any more, and nobody is told. */
  freeze(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Nobody gets through. The port stays this link's: it might be another's by the time the link is mended. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Lets everybody through who comes from now on. */
  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #lead(near: Socket): void {
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined).once('close', () => this.#sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
  }
}
