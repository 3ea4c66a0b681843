/** Ports and addresses of this machine. */
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

/** True when nothing listens on the port, on any address. */
export const isPortFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** A port of the loopback address that is free at this moment. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** The machine's IPv4 addresses on its local networks. */
export const localAddresses = () =>
  Object.values(networkInterfaces())
    .flat()
    .filter((address) => address.family === 'IPv4' && !address.internal)
    .map((address) => address.address);

/** Waits until `url` answers at all; false when `alive()` turns false or the time is over first. */
export async function waitForAnswer(url, { alive = () => true, withinMs = 180_000 } = {}) {
  const end = Date.now() + withinMs;
  while (alive() && Date.now() < end) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
