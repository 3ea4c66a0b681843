import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import type { WebSocket } from 'ws';
import { SessionSockets } from './session-sockets.js';
import { LocalWakeUps } from './wake-ups.js';

/** The part of a socket that is looked at here. */
class FakeSocket extends EventEmitter {
  code: number | undefined;

  close(code: number): void {
    this.code = code;
    this.emit('close');
  }
}

test('a session that has ended closes its sockets, also where no wake-up has come, and the database was away', async () => {
  const live = new Set(['s1', 's2']);
  let asked = 0;
  const sockets = new SessionSockets({
    wakeUps: new LocalWakeUps(),
    findLive: async (ids) => {
      asked += 1;
      if (asked === 2) throw new Error('away');
      return new Set(ids.filter((id) => live.has(id)));
    },
    log: pino({ level: 'silent' }),
    lookMs: 5,
  });
  const [one, other] = [new FakeSocket(), new FakeSocket()];
  sockets.add('s1', one as unknown as WebSocket);
  sockets.add('s2', other as unknown as WebSocket);
  while (asked < 1) await new Promise((resolve) => setTimeout(resolve, 1));
  expect([one.code, other.code]).toEqual([undefined, undefined]);
  live.delete('s1');
  await new Promise((resolve) => one.once('close', resolve));
  expect([one.code, other.code]).toEqual([4403, undefined]);
  sockets.stop();
});
