import { Repeater } from '@graphql-yoga/subscription';
import type { GameConnection } from '../history/history.types.js';

/** How often the list of open games is looked at for a subscriber. */
const LOOK_MS = 2000;

/** The open games as they are, and again whenever other games are in the list. */
export function followLobby(read: () => Promise<GameConnection>): Repeater<GameConnection> {
  return new Repeater(async (push, stop) => {
    let isStopped = false;
    let shown: string | undefined;
    stop.then(() => {
      isStopped = true;
    });
    while (!isStopped) {
      const connection = await read();
      const listed = connection.edges.map(({ cursor }) => cursor).join();
      if (listed !== shown) await push(connection);
      shown = listed;
      await Promise.race([stop, new Promise((resolve) => setTimeout(resolve, LOOK_MS).unref())]);
    }
  });
}
