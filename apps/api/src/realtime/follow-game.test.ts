import { pino } from 'pino';
import { followGame } from './follow-game.js';
import { GameWatch } from './game-watch.js';
import { LocalWakeUps } from './wake-ups.js';

const wakeUps = new LocalWakeUps();
const watch = new GameWatch({
  wakeUps,
  readVersions: async () => new Map(),
  log: pino({ level: 'silent' }),
});
afterAll(() => watch.stop());

const followed = { watch, gameId: 'g1', onFailure: () => undefined };

test('a subscriber that has not read is given the newest state next, and no more than that', async () => {
  let version = 1;
  let readings = 0;
  const read = async () => {
    readings += 1;
    return { version };
  };
  const events = followGame({ ...followed, read });
  expect((await events.next()).value).toEqual({ version: 1 });
  for (version = 2; version < 1000; version += 1)
    wakeUps.send({ kind: 'gameChanged', gameId: 'g1', version });
  wakeUps.send({ kind: 'gameChanged', gameId: 'g1', version });
  expect((await events.next()).value).toEqual({ version: 1000 });
  expect(readings).toBe(2);
  await events.return();
});

describe('what lasts as long as a subscriber is there', () => {
  const attendance = () => {
    const told: string[] = [];
    return { told, saw: () => void told.push('saw'), end: () => void told.push('end') };
  };

  test('begins with the first reading and ends once', async () => {
    const { told, ...attended } = attendance();
    const events = followGame({ ...followed, read: async () => ({ version: 1 }), attendance: attended });
    await events.next();
    await events.return();
    expect(told).toEqual(['saw', 'end']);
  });

  test('does not begin for one who is gone before the first reading comes', async () => {
    const { told, ...attended } = attendance();
    let arrive: (seen: { version: number }) => void = () => undefined;
    const read = () => new Promise<{ version: number }>((resolve) => (arrive = resolve));
    const events = followGame({ ...followed, read, attendance: attended });
    const next = events.next();
    const gone = events.return();
    arrive({ version: 1 });
    await gone;
    expect(await next).toEqual({ done: true });
    expect(told).toEqual(['end']);
  });

  test('does not begin for one who has never asked for a first reading', async () => {
    const { told, ...attended } = attendance();
    const events = followGame({ ...followed, read: async () => ({ version: 1 }), attendance: attended });
    await events.return();
    expect(told).toEqual([]);
  });
});
