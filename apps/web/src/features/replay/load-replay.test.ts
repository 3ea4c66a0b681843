import type { Client } from '@urql/core';
import { loadReplay } from './load-replay';

const board = (name: string) => ({ placement: name });
const frame = (ply: number) => ({
  move: ply === 0 ? null : { uci: `move ${ply}` },
  whiteMs: ply === 0 ? null : 1000,
  blackMs: ply === 0 ? null : 2000,
  all: board(`all ${ply}`),
  white: board(`white ${ply}`),
  black: board(`black ${ply}`),
});

/** A client for a game of `plies` half-moves that hands out its frames in parts. */
function clientOf(plies: number, part: number) {
  const asked: number[] = [];
  const query = (_document: unknown, { from }: { from: number }) => {
    asked.push(from);
    const count = Math.min(part, plies + 1 - from);
    const frames = Array.from({ length: count }, (_, index) => frame(from + index));
    return { toPromise: async () => ({ data: { game: { replay: { plies, frames } } } }) };
  };
  return { client: { query } as unknown as Client, asked };
}

test.each([
  [0, 500, [0]],
  [5, 500, [0]],
  [6, 3, [0, 3, 6]],
])('%d half-moves in parts of %d: every frame once, in order', async (plies, part, expected) => {
  const { client, asked } = clientOf(plies, part);
  const frames = await loadReplay(client, 'gSample');
  expect(frames?.map(({ white }) => white)).toEqual(
    Array.from({ length: plies + 1 }, (_, ply) => `white ${ply}`),
  );
  expect(asked).toEqual(expected);
});

test('nothing to replay before the end', async () => {
  const running = { query: () => ({ toPromise: async () => ({ data: { game: { replay: null } } }) }) };
  expect(await loadReplay(running as unknown as Client, 'gSample')).toBeNull();
});

test('a frame carries the half-move that led to it and the clocks as they stood', async () => {
  const frames = await loadReplay(clientOf(1, 500).client, 'gSample');
  expect(frames).toMatchObject([
    { uci: null, left: null },
    { uci: 'move 1', left: { white: 1000, black: 2000 } },
  ]);
});
