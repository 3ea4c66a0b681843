import { pino } from 'pino';
import { followGame } from './follow-game.js';
import { GameWatch } from './game-watch.js';
import { LocalWakeUps } from './wake-ups.js';

test('a subscriber that has not read is given the newest state next, and no more than that', async () => {
  const wakeUps = new LocalWakeUps();
  const watch = new GameWatch({
    wakeUps,
    readVersions: async () => new Map(),
    log: pino({ level: 'silent' }),
  });
  let version = 1;
  let readings = 0;
  const events = followGame(
    watch,
    'g1',
    async () => {
      readings += 1;
      return { version };
    },
    () => undefined,
  );
  expect((await events.next()).value).toEqual({ version: 1 });
  for (version = 2; version < 1000; version += 1)
    wakeUps.send({ kind: 'gameChanged', gameId: 'g1', version });
  wakeUps.send({ kind: 'gameChanged', gameId: 'g1', version });
  expect((await events.next()).value).toEqual({ version: 1000 });
  expect(readings).toBe(2);
  await events.return();
  watch.stop();
});
