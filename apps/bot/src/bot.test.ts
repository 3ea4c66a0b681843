import { CuttableLink } from '../../api/src/testing/cuttable-link.js';
import type { TestClient } from '../../api/src/testing/test-client.js';
import { createGame, play } from '../../api/src/testing/test-games.js';
import { startTestServer, type TestServer } from '../../api/src/testing/test-server.js';
import { ask } from './ask.js';
import { Bot } from './bot.js';
import { GAME, type Game, PLAY_MOVE, START_SESSION } from './contract.js';
import type { Log } from './log.js';
import { pauseMs } from './pace.js';
import { seeded } from './testing/seeded.js';

/** Together ten. Those against itself are three times as long. */
const AGAINST_ITSELF = process.env.TEST_LONG ? 20 : 3;
const AGAINST_CHANCE = process.env.TEST_LONG ? 20 : 7;
const LONGEST_MS = process.env.TEST_LONG ? 600_000 : 300_000;

const HOST_KEY = 'a key that only the host knows';

let server: TestServer;
let playing: Bot[] = [];
const logged: Parameters<Log>[] = [];
beforeAll(async () => {
  server = await startTestServer({ config: { botKey: HOST_KEY } });
});
// No bot of one test is there in the next.
afterEach(async () => {
  for (const bot of playing) await bot.stop();
  playing = [];
  await until(async () => (await server.stranger().ask('{ bots { isFree } }')).data.bots.length === 0);
});
afterAll(() => server.close());

const atOnce = () => 0;
const { signal } = new AbortController();
const address = () => `http://127.0.0.1:${server.port}/graphql`;

async function newToken(name = 'Wisp'): Promise<string> {
  const { data } = await server.stranger().ask(START_SESSION, { name });
  return data.startSession.token;
}

/** A bot at work, and its id once it is connected. */
async function startBot(
  parts: { token?: string; apiUrl?: string; pause?: typeof pauseMs; hostKey?: string; seed?: number } = {},
) {
  const { token = await newToken(), apiUrl = address(), pause = atOnce, hostKey = null, seed = 11 } = parts;
  const bot = new Bot({
    apiUrl,
    token,
    games: 20,
    hostKey,
    log: (...line) => void logged.push(line),
    pauseMs: pause,
    random: seeded(seed),
  });
  playing.push(bot);
  const refused = bot.play();
  const client = server.withToken(token);
  const { id } = (await client.ask('{ viewer { id } }')).data.viewer;
  await until(async () => {
    const { data } = await client.ask('{ bots { player { id } } }');
    return data.bots.some(({ player }: { player: { id: string } }) => player.id === id);
  });
  return { bot, client, token, id, refused };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const QUICK = { initialSeconds: 60, incrementSeconds: 1 };
async function challenge(client: TestClient, input: Record<string, unknown>): Promise<{ id: string }> {
  const game = await createGame(client, { pairing: 'COMPUTER', ...input });
  if (game.code) throw new Error(`nobody takes this game: ${game.code}`);
  return game;
}

async function ended(client: TestClient, id: string): Promise<{ winner: string | null; reason: string }> {
  const watch = client.subscribe(
    'subscription ($id: ID!) { gameChanged(id: $id) { status result { winner reason } } }',
    { id },
  );
  return (await watch.find(({ status }) => status !== 'ACTIVE', LONGEST_MS)).result;
}

/** Plays for a person by chance, until the game is over. */
async function playByChance(person: TestClient, id: string, random: () => number): Promise<void> {
  const asker = { apiUrl: address(), token: person.token ?? null, signal };
  const watch = person.subscribe(GAME, { id });
  const isMine = ({ status, turn, role }: Game) => status !== 'ACTIVE' || turn === role;
  for (;;) {
    const game: Game = await watch.find((event) => event === watch.all.at(-1) && isMine(event), LONGEST_MS);
    if (game.status !== 'ACTIVE') return;
    const { legalMoves } = game.board;
    const move = legalMoves[Math.floor(random() * legalMoves.length)];
    await ask(asker, PLAY_MOVE, { input: { gameId: id, ply: game.ply, ...move } });
    await watch.find((event) => event.version > game.version, LONGEST_MS);
  }
}

// field-faults 42: the bot lost on time at fast clocks. The long form waits before moves as the bot does for people.
test(
  'games against itself, all at once, at 1 + 1, come to their end, and no clock runs out',
  async () => {
    const pause = process.env.TEST_LONG ? pauseMs : atOnce;
    const [one, other] = [await startBot({ pause }), await startBot({ pause, seed: 12 })];
    const input = { bot: other.id, timeControl: QUICK };
    const games = await Promise.all(
      Array.from({ length: AGAINST_ITSELF }, () => challenge(one.client, input)),
    );
    const results = await Promise.all(games.map(({ id }) => ended(one.client, id)));
    expect(results.map(({ reason }) => reason)).not.toContain('TIMEOUT');
  },
  LONGEST_MS,
);

test(
  'games against chance come to their end, and nearly all are won',
  async () => {
    const results = await Promise.all(
      Array.from({ length: AGAINST_CHANCE }, async (_, index) => {
        // Each game has lots of its own: drawn from one pot, they would fall as the games happen to take turns.
        const [bot, person] = [await startBot({ seed: 100 + index }), await server.guest()];
        const color = index % 2 === 0 ? 'WHITE' : 'BLACK';
        const { id } = await challenge(person, { bot: bot.id, color, timeControl: QUICK });
        const [result] = await Promise.all([
          ended(person, id),
          playByChance(person, id, seeded(200 + index)),
        ]);
        return { ...result, isWon: result.winner !== color };
      }),
    );
    expect(results.filter(({ isWon }) => isWon).length).toBeGreaterThanOrEqual(AGAINST_CHANCE - 1);
    const { data } = await server.stranger().ask('{ bots { isFree } }');
    expect(data.bots).toEqual(Array(AGAINST_CHANCE).fill({ isFree: true }));
  },
  LONGEST_MS,
);

test('a bot that crashes, or whose line is cut, goes on with its games where they stand', async () => {
  const link = new CuttableLink(address());
  await link.open();
  const first = await startBot({ apiUrl: link.url });
  const person = await server.guest();
  const { id } = await challenge(person, { color: 'WHITE' });
  const standing = person.subscribe(GAME, { id });
  const answered = (ply: number) => standing.find((game: Game) => game.ply === ply);

  await play(person, id, 0, 'a2a3');
  await answered(2);
  link.cut();
  await play(person, id, 2, 'a3a4');
  link.mend();
  await answered(4);

  await first.bot.stop();
  await play(person, id, 4, 'a4a5');
  await startBot({ token: first.token });
  await answered(6);
  await link.close();
});

test('it declines draws, and plays another game when asked', async () => {
  const { client, id: botId } = await startBot();
  const person = await server.guest();
  const { id } = await challenge(person, { color: 'WHITE' });
  const standing = person.subscribe(GAME, { id });
  await play(person, id, 0, 'a2a3');
  await standing.find(({ ply }: Game) => ply === 2);
  await person.ask('mutation ($id: ID!) { offerDraw(gameId: $id, ply: 2) { __typename } }', { id });
  await standing.find(({ drawOffer }: Game) => drawOffer === 'WHITE');
  await standing.find((game: Game) => game === standing.all.at(-1) && game.drawOffer === null);

  await person.ask('mutation ($id: ID!) { resign(gameId: $id) { __typename } }', { id });
  await person.ask('mutation ($id: ID!) { offerRematch(gameId: $id) { __typename } }', { id });
  const { rematch } = await standing.find((game: Game) => game.rematch !== null);
  const next = person.subscribe(GAME, { id: rematch.id });
  await next.find(({ role, ply }: Game) => role === 'BLACK' && ply === 1);
  expect((await client.ask(`{ node(id: "${botId}") { ... on Player { isBot } } }`)).data.node.isBot).toBe(
    true,
  );
});

test("with the host's key it is the computer, whoever else is there", async () => {
  await startBot();
  const own = await startBot({ hostKey: HOST_KEY });
  await startBot();
  for (let games = 0; games < 3; games += 1) {
    const { id } = await challenge(await server.guest(), { color: 'BLACK' });
    const game = own.client.subscribe(GAME, { id });
    await game.find(({ role, ply }: Game) => role === 'WHITE' && ply === 1);
  }
});

test('a token that is worth nothing is told of; the log of all these games names them and says no more', async () => {
  const { bot, token, client } = await startBot();
  const { refused } = await startBot({ token });
  await client.ask('mutation { endSession }');
  expect(await refused).toBe('UNAUTHENTICATED');
  await bot.stop();
  for (const [event, facts = {}] of logged) {
    expect(['listening for challenges', 'game begins', 'game over']).toContain(event);
    const { apiUrl = address(), gameId = 'g0000000000000000', ...others } = facts;
    expect(others).toEqual({});
    expect(apiUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/graphql$/);
    expect(gameId).toMatch(/^g[\w-]{16}$/);
  }
  expect(logged.length).toBeGreaterThan(AGAINST_ITSELF + AGAINST_CHANCE);
});
