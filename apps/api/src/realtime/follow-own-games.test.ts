import { followOwnGames } from './follow-own-games.js';
import { LocalWakeUps } from './wake-ups.js';

test.each([
  ['a game new to the follower', new Map<string, number>()],
  ['a game that went on', new Map([['g1', 1]])],
])('news that could not be read is told once it can be: %s', async (_which, versionsAtFirst) => {
  const wakeUps = new LocalWakeUps();
  const failures: unknown[] = [];
  let versions = versionsAtFirst;
  let readings = 0;
  const games = followOwnGames<string>({
    wakeUps,
    readVersions: async () => versions,
    startsWithAll: false,
    concerns: () => true,
    isNews: (version, before) => version !== before,
    read: async (id) => {
      readings += 1;
      if (readings <= 2) throw new Error('the database rests');
      return id;
    },
    isWanting: () => true,
    onFailure: (error) => {
      failures.push(error);
      // As soon as it has failed, it is asked to look again.
      setImmediate(() => wakeUps.send({ kind: 'gameChanged', gameId: 'g1', version: 2 }));
    },
  });
  const told = games.next();
  await new Promise((resolve) => setImmediate(resolve));
  versions = new Map([['g1', 2]]);
  wakeUps.send({ kind: 'gameChanged', gameId: 'g1', version: 2 });
  expect(await told).toEqual({ value: 'g1', done: false });
  expect(failures).toHaveLength(2);
  await games.return();
});
