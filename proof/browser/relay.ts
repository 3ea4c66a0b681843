import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port that stays while the servers behind it come and go. */
export interface Relay {
  readonly port: number;
  /** From now on, whoever connects is connected to this port. */
  leadTo(port: number): void;
  close(): void;
}

/** The site asks its API at one address for as long as it runs; behind it stands one referee after another. */
export async function openRelay(): Promise<Relay> {
  const open = new Set<Socket>();
  let target = 0;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.once('error', () => other.destroy());
      socket.once('close', () => void open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(port) {
      target = port;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
