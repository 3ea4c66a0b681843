import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a product that can be cut and mended, for those who come by its origin. */
export class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(port: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) return void near.destroy();
      const far = connect(port, 'localhost');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        one.pipe(other);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
    });
  }

  /** Lays a line to the product at this origin. */
  static async to(origin: string): Promise<Line> {
    const line = new Line(Number(new URL(origin).port));
    line.#server.listen(0, 'localhost');
    await once(line.#server, 'listening');
    return line;
  }

  /** Such as `http://localhost:41234`. */
  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Ends every connection at once and takes no new one. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  /** Takes the line away. */
  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
