import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { CuttableLink } from '../testing/cuttable-link.js';
import { TestClient } from '../testing/test-client.js';
import { openTestDatabase } from '../testing/test-database.js';
import { play, startGame } from '../testing/test-games.js';
import { TEST_REDIS } from '../testing/test-redis.js';
import { startTestServer } from '../testing/test-server.js';
import { withoutLooks } from '../testing/without-looks.js';
import { openWakeUps, RedisWakeUps } from './redis-wake-ups.js';
import { LocalWakeUps, type WakeUp, type WakeUpNews } from './wake-ups.js';

const silent = pino({ level: 'silent' });
const WATCH = 'subscription ($id: ID!) { gameChanged(id: $id) { version } }';
const CLOSED_PORT = 'redis://127.0.0.1:1';
/** Redis is everybody's: other tests are heard there as well, and know nothing of what is named here. */
const OWN = randomUUID();
const CHANGE: WakeUp = { kind: 'gameChanged', gameId: OWN, version: 7 };

async function until(isSo: () => boolean, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('it never came to be so');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** What is heard of this file's own wake-ups, and that some may have been missed. */
function heardBy(wakeUps: RedisWakeUps): WakeUpNews[] {
  const heard: WakeUpNews[] = [];
  wakeUps.listen((news) => {
    if (news.kind === 'maybeMissed' || Object.values(news).includes(OWN)) heard.push(news);
  });
  return heard;
}

/** Wake-ups that have reached Redis, and what they hear. */
async function connected(redisUrl: string) {
  const wakeUps = new RedisWakeUps(redisUrl, silent);
  const heard = heardBy(wakeUps);
  await until(() => heard.length > 0);
  expect(heard[0]).toEqual({ kind: 'maybeMissed' });
  heard.length = 0;
  return { wakeUps, heard };
}

test('one process alone needs no Redis', async () => {
  const wakeUps = openWakeUps(undefined, silent);
  expect(wakeUps).toBeInstanceOf(LocalWakeUps);
  await wakeUps.ping();
  await wakeUps.close();
});

test('where Redis does not answer, the own process hears its own, and nobody is ready', async () => {
  const wakeUps = new RedisWakeUps(CLOSED_PORT, silent);
  const heard = heardBy(wakeUps);
  wakeUps.send(CHANGE);
  expect(heard).toEqual([CHANGE]);
  await expect(wakeUps.ping()).rejects.toThrow();
  await wakeUps.close();
});

test('where Redis does not answer, moves commit, and another process finds them', async () => {
  const database = await openTestDatabase();
  const config = { redisUrl: CLOSED_PORT };
  const [near, far] = [
    await startTestServer({ database, config }),
    await startTestServer({ database, config }),
  ];
  const game = await startGame(near);
  const events = far.stranger().subscribe(WATCH, { id: game.id });
  await events.find(({ version }) => version === 2);
  expect(await play(game.white, game.id, 0, 'e2e4')).toMatchObject({ ply: 1 });
  await events.find(({ version }) => version === 3);
  for (const server of [near, far]) await server.close();
  await database.close();
});

if (TEST_REDIS) {
  const redisUrl = TEST_REDIS;

  test('every other process hears a wake-up once, and so does the own', async () => {
    const [near, far] = [await connected(redisUrl), await connected(redisUrl)];
    const ended: WakeUp = { kind: 'sessionEnded', sessionId: OWN };
    const challenged: WakeUp = { kind: 'challenged', playerId: OWN };
    near.wakeUps.send(CHANGE);
    far.wakeUps.send(ended);
    near.wakeUps.send(challenged);
    const sent = [CHANGE, ended, challenged];
    const times = ({ heard }: typeof near, wakeUp: WakeUp) =>
      heard.filter(({ kind }) => kind === wakeUp.kind).length;
    await until(() => sent.every((wakeUp) => times(near, wakeUp) > 0 && times(far, wakeUp) > 0));
    await Promise.all([near.wakeUps.ping(), far.wakeUps.ping()]);
    for (const { heard } of [near, far]) {
      for (const wakeUp of sent) {
        expect(heard.filter(({ kind }) => kind === wakeUp.kind)).toEqual([expect.objectContaining(wakeUp)]);
      }
    }
    for (const { wakeUps } of [near, far]) await wakeUps.close();
  });

  test.each(['cut', 'freeze'] as const)('after Redis was gone (%s), everybody looks anew', async (how) => {
    const link = new CuttableLink(redisUrl);
    await link.open();
    const { wakeUps, heard } = await connected(link.url);
    link[how]();
    await expect(wakeUps.ping()).rejects.toThrow();
    const before = heard.length;
    wakeUps.send(CHANGE);
    expect(heard.slice(before)).toEqual([CHANGE]);
    link.mend();
    await until(() => heard.some(({ kind }) => kind === 'maybeMissed'));
    const other = await connected(redisUrl);
    heard.length = 0;
    other.wakeUps.send(CHANGE);
    await until(() => heard.some(({ kind }) => kind === CHANGE.kind));
    for (const each of [wakeUps, other.wakeUps]) await each.close();
    await link.close();
  });

  test('a move at one process wakes those who watch at another', async () => {
    const database = await openTestDatabase();
    const lookAgain = withoutLooks();
    const [near, far] = [
      await startTestServer({ database, config: { redisUrl } }),
      await startTestServer({ database, config: { redisUrl } }),
    ];
    lookAgain();
    const listening = () =>
      [near, far].every(({ logged }) => logged.join().includes('listening for wake-ups'));
    await until(listening);
    const game = await startGame(near);
    const events = far.stranger().subscribe(WATCH, { id: game.id });
    await events.find(({ version }) => version === 2);
    await play(game.white, game.id, 0, 'e2e4');
    await events.find(({ version }) => version === 3);
    for (const server of [near, far]) await server.close();
    await database.close();
  });

  test('what is no wake-up is passed over', async () => {
    const { wakeUps, heard } = await connected(redisUrl);
    const { Redis } = await import('ioredis');
    const stranger = new Redis(redisUrl);
    const { version: _, ...short } = CHANGE;
    const texts = ['', 'null', '{', '[]', JSON.stringify(CHANGE), JSON.stringify({ ...short, from: 'x' })];
    for (const text of texts) await stranger.publish('fog:wake-ups', text);
    await stranger.publish('fog:wake-ups', JSON.stringify({ ...CHANGE, from: 'x' }));
    const isOfGame = ({ kind }: WakeUpNews) => kind === CHANGE.kind;
    await until(() => heard.some(isOfGame));
    expect(heard.filter(isOfGame)).toMatchObject([CHANGE]);
    await stranger.quit();
    await wakeUps.close();
  });

  test('sockets of a session that ended while Redis was gone close when it is back', async () => {
    const database = await openTestDatabase();
    const link = new CuttableLink(redisUrl);
    await link.open();
    const near = await startTestServer({ database, config: { redisUrl: link.url } });
    const far = await startTestServer({ database, config: { redisUrl: link.url } });
    const game = await startGame(near);
    const elsewhere = new TestClient(far.port, game.white.token);
    const events = elsewhere.subscribe(WATCH, { id: game.id });
    await events.find(() => true);
    link.cut();
    await game.white.ask('mutation { endSession }');
    link.mend();
    await until(() => events.errors.length > 0);
    expect(events.errors).toMatchObject([{ code: 4403 }]);
    await elsewhere.close();
    for (const server of [near, far]) await server.close();
    await link.close();
    await database.close();
  });
}
