import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { ApiProcess } from './testing/api-process.js';
import { bodies, documents, frames } from './testing/malformed.js';
import { TestClient } from './testing/test-client.js';
import { createGame, play } from './testing/test-games.js';

const TIMES = process.env.TEST_LONG ? 20 : 1;
const COUNTS = { bodies: 800 * TIMES, documents: 8_000 * TIMES, frames: 1_200 * TIMES };
const MINUTES = 60_000;
/** However soon the others are through. */
const FEWEST_MOVES = 6;
/** Where an error has passed through our code or Node's; no client is ever told. */
const TRACE = /\bat [^ ]+ \(|node_modules|file:\/\/|\.js:\d+|\.ts:\d+|stacktrace/;

let folder: string;
let api: ApiProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fog-hostile-'));
  api = await ApiProcess.start({ DATA_FOLDER: folder, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await api.kill();
  await rm(folder, { recursive: true });
});

/** Processor time that the process has had so far, in milliseconds: on a busy machine it waits, and is not to blame. */
async function processorMs(): Promise<number> {
  const page = await (await fetch(`http://127.0.0.1:${api.port}/metrics`)).text();
  return 1000 * Number(/^process_cpu_seconds_total (\S+)$/m.exec(page)?.[1]);
}

/** Plays knights to and fro until told to stop; the longest work before an answer, in milliseconds. */
async function playOn(isOver: () => boolean): Promise<number> {
  let longestMs = 0;
  let player = new TestClient(api.port);
  let game: { id: string } | undefined;
  for (let moves = 0; !isOver() || moves < FEWEST_MOVES; moves += 1) {
    const ply = moves % 6;
    // A position that comes back for the third time ends a game: a new one each time before, by a new session, for each
    // makes only so many.
    if (ply === 0) {
      player = new TestClient(api.port);
      await player.becomeGuest();
      game = await createGame(player, { pairing: 'SAME_DEVICE' });
    }
    const before = await processorMs();
    const answer = await play(
      player,
      game?.id ?? '',
      ply,
      ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'b1c3', 'b8c6'][ply],
    );
    expect(answer).toMatchObject({ ply: ply + 1 });
    longestMs = Math.max(longestMs, (await processorMs()) - before);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return longestMs;
}

/** Does the work for each thing, several at a time, while a valid client plays on. */
async function beset<Thing>(things: readonly Thing[], work: (thing: Thing) => Promise<void>, atOnce: number) {
  let isOver = false;
  const playing = playOn(() => isOver);
  const left = [...things];
  const workers = Array.from({ length: atOnce }, async () => {
    for (let thing = left.pop(); thing !== undefined; thing = left.pop()) await work(thing);
  });
  await Promise.all(workers).finally(() => {
    isOver = true;
  });
  expect(await playing).toBeLessThan(5_000);
}

function expectMannerly(text: string): void {
  expect(text).not.toMatch(TRACE);
  expect(text).not.toContain('INTERNAL_SERVER_ERROR');
}

const sample = <Value>(arbitrary: fc.Arbitrary<Value>, count: number) =>
  fc.sample(arbitrary, { numRuns: count, seed: 64 });

test(
  `${COUNTS.bodies} malformed bodies are answered in a few words`,
  async () => {
    const client = new TestClient(api.port);
    const send = async (body: string) => {
      const response = await client.send(body);
      const text = await response.text();
      expectMannerly(text);
      expect(response.status).toBeLessThan(500);
      expect(Object.keys(JSON.parse(text))).toContain(
        response.ok ? Object.keys(JSON.parse(text))[0] : 'errors',
      );
    };
    await beset(sample(bodies, COUNTS.bodies), send, 8);
  },
  10 * MINUTES,
);

test(
  `${COUNTS.documents} malformed documents over sockets that live on`,
  async () => {
    const texts = sample(documents, COUNTS.documents);
    const batches = Array.from({ length: Math.ceil(texts.length / 20) }, (_, index) =>
      texts.slice(index * 20, index * 20 + 20),
    );
    await beset(batches, askOverSocket, 2);
  },
  10 * MINUTES,
);

/** Asks every document over one socket and waits until each has been answered. */
async function askOverSocket(texts: readonly string[]): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${api.port}/graphql`, 'graphql-transport-ws');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const waiting = new Set(texts.map((_, index) => String(index)));
  socket.on('message', (data) => {
    expectMannerly(String(data));
    const { id, type } = JSON.parse(String(data));
    if (type === 'connection_ack')
      for (const [index, query] of texts.entries())
        socket.send(JSON.stringify({ id: String(index), type: 'subscribe', payload: { query } }));
    if (type === 'error' || type === 'complete') waiting.delete(id);
    if (waiting.size === 0) socket.close(1000);
  });
  socket.once('open', () => socket.send('{"type":"connection_init"}'));
  expect(await closed).toBe(1000);
}

test(
  `${COUNTS.frames} malformed frames close their socket at most`,
  async () => {
    const send = async (frame: string) => {
      const socket = new WebSocket(`ws://127.0.0.1:${api.port}/graphql`, 'graphql-transport-ws');
      const closed = new Promise<number>((resolve) => socket.once('close', resolve));
      // A socket that was closed on us may also be reset.
      socket.on('error', () => undefined);
      socket.on('message', (data) => expectMannerly(String(data)));
      socket.once('open', () => {
        if (frame.length % 2 === 0) socket.send('{"type":"connection_init"}');
        socket.send(frame);
        // No message like any other: whatever came before has been read when this one is refused.
        socket.send('the end');
      });
      expect([1006, 1007, 1009, 4400, 4401, 4403, 4409, 4429]).toContain(await closed);
    };
    await beset(sample(frames, COUNTS.frames), send, 8);
  },
  10 * MINUTES,
);

test.each(['/graphql', '/export/games.ndjson', '/'])(
  'sockets asked for at %s and reset at once',
  async (path) => {
    const ask = `GET ${path} HTTP/1.1\r\nHost: fog\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;
    for (let time = 0; time < 100; time += 1) {
      const socket = connect(api.port, '127.0.0.1').on('error', () => undefined);
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write(ask);
      // Now before the answer, now after it.
      if (time % 2 === 0) await new Promise((resolve) => setTimeout(resolve, time / 10));
      socket.resetAndDestroy();
    }
    expect((await fetch(`http://127.0.0.1:${api.port}/readyz`)).status).toBe(200);
  },
);

test('the process has lived through all of it without a complaint', async () => {
  expect(api.isRunning).toBe(true);
  const { status } = await fetch(`http://127.0.0.1:${api.port}/readyz`);
  expect(status).toBe(200);
  // Lines of the log have a level below that of a warning; anything else was printed by an error. A machine that gives
  // the process no time for a while looks to it like an outage: how long others wait is held to its bound above.
  const complaints = api.output
    .split('\n')
    .filter((line) => line !== '' && !/^\{"level":[123]0,|"msg":"the service was down/.test(line));
  expect(complaints).toEqual([]);
});
