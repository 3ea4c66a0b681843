import type { Events, TestClient } from '../testing/test-client.js';
import { createGame, playAll, see } from '../testing/test-games.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { withoutLooks } from '../testing/without-looks.js';
import { BOT_LASTS_MS } from './bot-rows.js';
import { BotsStore } from './bots.store.js';

/** By which the host's own bot is told from strangers'. */
const HOST_KEY = 'a key that only the host knows';

let server: TestServer;
let bots: TestClient[] = [];
beforeAll(async () => {
  server = await startTestServer({ config: { botKey: HOST_KEY } });
});
// No bot of one test is there in the next.
afterEach(async () => {
  for (const bot of bots) await bot.close();
  bots = [];
  await server.database.prisma.botOffer.deleteMany();
});
afterAll(() => server.close());

const HOUR_MS = 60 * 60 * 1000;

const START = `mutation ($input: StartSessionInput!) {
  startSession(input: $input) { token player { id name isBot } } }`;
const CHALLENGES = `subscription ($input: ChallengesInput!) {
  challenges(input: $input) { id status role pairing ply timeControl { initialSeconds } } }`;
const LIST = '{ bots { player { id name isBot } games isFree timeControls minInitialSeconds } }';

/** A bot that listens for challenges. */
interface TestBot {
  readonly id: string;
  readonly client: TestClient;
  readonly heard: Events;
}

const list = async () => (await server.stranger().ask(LIST)).data.bots;

const listen = (client: TestClient, offer: Record<string, unknown> = {}): Events =>
  client.subscribe(CHALLENGES, { input: { games: 8, ...offer } });

async function untilListed(id: string): Promise<void> {
  while (!(await list()).some(({ player }: { player: { id: string } }) => player.id === id))
    await new Promise((resolve) => setTimeout(resolve, 10));
}

async function untilNobodyIsListed(): Promise<void> {
  while ((await list()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A bot that does not listen yet. */
async function newBot(): Promise<Omit<TestBot, 'heard'>> {
  const input = { delivery: 'TOKEN', name: 'Botvinnik', isBot: true };
  const { token, player } = (await server.stranger().ask(START, { input })).data.startSession;
  return { id: player.id, client: server.withToken(token) };
}

async function connectBot(offer: Record<string, unknown> = {}): Promise<TestBot> {
  const bot = await newBot();
  bots.push(bot.client);
  const heard = listen(bot.client, offer);
  await untilListed(bot.id);
  return { ...bot, heard };
}

const challenge = async (input: Record<string, unknown> = {}, client?: TestClient) =>
  createGame(client ?? (await server.guest()), { pairing: 'COMPUTER', ...input });

test('a connected bot is seated at once, hears of it, and is listed', async () => {
  // Nobody looks by and by: what the bot hears has come by a wake-up.
  const lookAgain = withoutLooks();
  const bot = await connectBot();
  expect(await list()).toEqual([
    {
      player: { id: bot.id, name: 'Botvinnik', isBot: true },
      games: 8,
      isFree: true,
      timeControls: ['UNTIMED', 'REALTIME', 'CORRESPONDENCE'],
      minInitialSeconds: 15,
    },
  ]);
  const person = await server.guest();
  const { id } = await challenge(
    { color: 'BLACK', timeControl: { initialSeconds: 60, incrementSeconds: 1 } },
    person,
  );
  expect(await bot.heard.find((game) => game.id === id)).toEqual({
    id,
    status: 'ACTIVE',
    role: 'WHITE',
    pairing: 'COMPUTER',
    ply: 0,
    timeControl: { initialSeconds: 60 },
  });
  lookAgain();
  expect(await see(person, id)).toMatchObject({ role: 'BLACK', white: { id: bot.id }, status: 'ACTIVE' });
  await playAll({ id, white: bot.client, black: person }, 'e2e4 e7e5');
});

test('nobody begins more games with a bot than it takes, in a race either', async () => {
  const [small, large] = [await connectBot({ games: 2 }), await connectBot({ games: 4 })];
  const people = await Promise.all(Array.from({ length: 10 }, () => server.guest()));
  const answers = await Promise.all(people.map((person) => challenge({}, person)));
  expect(answers.filter(({ code }) => code === 'NO_OPPONENT')).toHaveLength(4);
  for (const bot of [small, large]) await bot.heard.find((game) => game === bot.heard.all.at(-1));
  const { game } = server.database.prisma;
  const countOf = (id: string) =>
    game.count({ where: { status: 'active', OR: [{ whiteId: id }, { blackId: id }] } });
  expect([await countOf(small.id), await countOf(large.id)]).toEqual([2, 4]);
  expect((await list()).map(({ isFree }: { isFree: boolean }) => isFree)).toEqual([false, false]);

  const [first] = answers.filter(({ code }) => code === undefined);
  await people[answers.indexOf(first)].ask(`mutation { abortGame(gameId: "${first.id}") { __typename } }`);
  expect(await challenge()).toMatchObject({ status: 'ACTIVE' });
  expect(await challenge()).toEqual({ code: 'NO_OPPONENT' });
});

test('the one with the fewest games plays, or the one that is named', async () => {
  const [one, other] = [await connectBot(), await connectBot()];
  const opponentOf = async (input: Record<string, unknown>) => {
    const person = await server.guest();
    return (await see(person, (await challenge({ color: 'WHITE', ...input }, person)).id)).black.id;
  };
  expect(await opponentOf({ bot: one.id })).toBe(one.id);
  expect(await opponentOf({})).toBe(other.id);
  expect(await opponentOf({ bot: one.id })).toBe(one.id);
  expect(await opponentOf({})).toBe(other.id);
  expect(await challenge({ bot: 'pNobody' })).toEqual({ code: 'NO_OPPONENT' });
  expect(await challenge({ bot: one.id }, other.client)).toMatchObject({ status: 'ACTIVE' });
  expect(await challenge({ bot: one.id }, one.client)).toEqual({ code: 'NO_OPPONENT' });
});

test("where no bot is named the host's own plays before strangers', as long as it has room; they play where they are named", async () => {
  const stranger = await connectBot();
  const own = await connectBot({ games: 2, timeControls: ['UNTIMED'], hostKey: HOST_KEY });
  const opponentOf = async (input: Record<string, unknown> = {}) => {
    const person = await server.guest();
    return (await see(person, (await challenge({ color: 'WHITE', ...input }, person)).id)).black.id;
  };
  const listed = async () => (await list()).map(({ player }: { player: { id: string } }) => player.id);
  expect(await listed()).toEqual([own.id, stranger.id]);
  expect(await opponentOf()).toBe(own.id);
  expect(await opponentOf({ bot: stranger.id })).toBe(stranger.id);
  expect(await opponentOf({ timeControl: { daysPerMove: 1 } })).toBe(stranger.id);
  expect(await opponentOf()).toBe(own.id);
  expect(await opponentOf()).toBe(stranger.id);
  expect(await listed()).toEqual([stranger.id, own.id]);
});

test('a bot is given only the time controls that it takes', async () => {
  await connectBot({ timeControls: ['REALTIME'], minInitialSeconds: 60 });
  const isTaken = async (timeControl: unknown) => (await challenge({ timeControl })).code !== 'NO_OPPONENT';
  expect(await isTaken(null)).toBe(false);
  expect(await isTaken({ daysPerMove: 1 })).toBe(false);
  expect(await isTaken({ initialSeconds: 59, incrementSeconds: 60 })).toBe(false);
  expect(await isTaken({ initialSeconds: 60, incrementSeconds: 0 })).toBe(true);
});

test('a bot that has closed its line is not there', async () => {
  const bot = await connectBot();
  await bot.client.close();
  await untilNobodyIsListed();
  expect(await challenge()).toEqual({ code: 'NO_OPPONENT' });
});

test('a bot whose process has died is not there after a while; the next sign of life brings it back', async () => {
  const { id } = await newBot();
  // What a process leaves that gave one sign of life and was killed: this server has no line that would give another.
  const store = new BotsStore(server.database);
  await store.offer(id, { games: 8, timeControls: ['untimed'], minInitialSeconds: 15, ofHost: false });
  expect(await list()).toMatchObject([{ player: { id } }]);
  const seenAt = new Date((await server.database.now()).getTime() - BOT_LASTS_MS);
  await server.database.prisma.botOffer.update({ where: { playerId: id }, data: { seenAt } });
  expect(await challenge()).toEqual({ code: 'NO_OPPONENT' });
  expect(await list()).toEqual([]);
  await store.touch([id]);
  expect(await challenge()).toMatchObject({ status: 'ACTIVE' });
});

test('a line that goes late does not take along one that came meanwhile, on another process perhaps', async () => {
  const bot = await connectBot();
  await bot.client.close();
  await untilNobodyIsListed();
  const store = new BotsStore(server.database);
  const before = await store.touch([bot.id]);
  await new Promise((resolve) => setTimeout(resolve, 2));
  const after = await store.touch([bot.id]);
  await store.leave(bot.id, before);
  expect(await list()).toHaveLength(1);
  await store.leave(bot.id, after);
  expect(await list()).toEqual([]);
});

test('a bot that comes back hears of its running games first, on any process', async () => {
  const bot = await connectBot();
  const running = [(await challenge()).id, (await challenge()).id];
  const over = (await challenge()).id;
  await bot.client.ask(`mutation { abortGame(gameId: "${over}") { __typename } }`);
  await bot.client.close();

  const elsewhere = await startTestServer({ database: server.database });
  const again = elsewhere.withToken(bot.client.token);
  const heard = listen(again);
  for (const id of running) await heard.find((game) => game.id === id);
  await untilListed(bot.id);
  // Its wake-up does not travel between these two: the slow look finds the new game.
  const fresh = await challenge();
  await heard.find((game) => game.id === fresh.id);
  expect(heard.all.map(({ id }) => id).sort()).toEqual([...running, fresh.id].sort());
  await elsewhere.close();
});

test('a game without a clock that rests takes no room; one with a clock always does', async () => {
  const bot = await connectBot({ games: 1 });
  const person = await server.guest();
  const { id } = await challenge({ color: 'WHITE' }, person);
  const { game } = server.database.prisma;
  /** As if so much had gone by since the game last changed. */
  const letRest = async (gameId: string, ms: number) => {
    const { restsAt } = await game.findUniqueOrThrow({ where: { id: gameId } });
    await game.update({
      where: { id: gameId },
      data: { restsAt: new Date((restsAt as Date).getTime() - ms) },
    });
  };
  await letRest(id, HOUR_MS);
  const clocked = await challenge({ timeControl: { initialSeconds: 900, incrementSeconds: 0 } });
  expect(clocked).toMatchObject({ status: 'ACTIVE' });
  await letRest(clocked.id, HOUR_MS);
  expect(await challenge()).toEqual({ code: 'NO_OPPONENT' });
  await bot.client.ask(`mutation { abortGame(gameId: "${clocked.id}") { __typename } }`);
  // A move takes the room again.
  await playAll({ id, white: person, black: bot.client }, 'e2e4 e7e5');
  expect(await challenge()).toEqual({ code: 'NO_OPPONENT' });
  await letRest(id, HOUR_MS - 60_000);
  expect(await challenge()).toEqual({ code: 'NO_OPPONENT' });
  await letRest(id, 60_000);
  expect(await challenge()).toMatchObject({ status: 'ACTIVE' });
});

test('the same key gives the same game, however fast it comes', async () => {
  await connectBot();
  const person = await server.guest();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => challenge({ idempotencyKey: 'one wish' }, person)),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test('a bot is a bot from the beginning, and a person never becomes one', async () => {
  const { errors } = await server
    .stranger()
    .ask(
      START,
      { input: { delivery: 'COOKIE', isBot: true } },
      { origin: `http://127.0.0.1:${server.port}` },
    );
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'isBot' } }]);
  const bot = await connectBot();
  for (const [client, offer, extensions] of [
    [server.stranger(), {}, { code: 'UNAUTHENTICATED' }],
    [await server.guest(), {}, { code: 'FORBIDDEN' }],
    [bot.client, { games: 0 }, { code: 'BAD_USER_INPUT', field: 'games' }],
    [bot.client, { games: 1001 }, { code: 'BAD_USER_INPUT', field: 'games' }],
    [bot.client, { timeControls: [] }, { code: 'BAD_USER_INPUT', field: 'timeControls' }],
    [bot.client, { minInitialSeconds: 14 }, { code: 'BAD_USER_INPUT', field: 'minInitialSeconds' }],
    [bot.client, { hostKey: 'a guess' }, { code: 'FORBIDDEN', field: 'hostKey' }],
  ] as const) {
    const events = listen(client, offer);
    while (events.errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(events.errors).toMatchObject([{ extensions }]);
  }
  expect(await list()).toHaveLength(1);
});
