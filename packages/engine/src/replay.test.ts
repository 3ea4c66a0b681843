import { command } from './command.js';
import { newGame } from './game.js';
import { accepted, gameAfter, NOON, SECOND } from './testing/games.js';
import { view } from './view.js';

const BLITZ = { kind: 'realtime', initialSeconds: 60, incrementSeconds: 1 } as const;
const MOVES = 'e2e4 d7d5 f1b5 a7a6 b5e8';
const finished = gameAfter(MOVES, { timeControl: BLITZ });
const replay = view(finished, { kind: 'spectator' }).replay();

test.each([
  ['waiting', newGame({ timeControl: null })],
  ['running', gameAfter('e2e4 d7d5')],
])('a %s game has none, for nobody', (_, game) => {
  for (const viewer of [
    { kind: 'seat', color: 'white' },
    { kind: 'seat', color: 'black' },
    { kind: 'both' },
    { kind: 'spectator' },
  ] as const) {
    expect(view(game, viewer).replay()).toBeNull();
  }
});

test('has a frame for the start and one for each ply, through all eyes', () => {
  const frames = replay?.frames() ?? [];
  expect(replay?.plies).toBe(5);
  expect(frames.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { ply, all, white, black } of frames) {
    const open = view(finished, { kind: 'seat', color: 'black' });
    expect(JSON.parse(JSON.stringify(all))).toEqual(open.boardAt(ply, 'all'));
    expect(JSON.parse(JSON.stringify(white))).toEqual(open.boardAt(ply, 'white'));
    expect(JSON.parse(JSON.stringify(black))).toEqual(open.boardAt(ply, 'black'));
  }
  expect(frames.map(({ move }) => move?.san ?? null)).toEqual([null, 'e4', 'd5', 'Bb5', 'a6', 'Bxe8']);
});

test('shows what each side had left after each ply', () => {
  const frames = replay?.frames() ?? [];
  expect(frames.map(({ whiteMs }) => whiteMs)).toEqual([60_000, 60_000, 60_000, 60_000, 60_000, 60_000]);
  expect(frames.map(({ blackMs }) => blackMs)).toEqual([60_000, 60_000, 60_000, 60_000, 60_000, 60_000]);
  const slow = view(gameAfter(`${MOVES}`, { timeControl: { ...BLITZ, incrementSeconds: 0 } }), {
    kind: 'both',
  });
  expect(
    slow
      .replay()
      ?.frames()
      .map(({ whiteMs }) => whiteMs),
  ).toEqual([60_000, 60_000, 60_000, 59_000, 59_000, 58_000]);
  const clockless = view(gameAfter(MOVES), { kind: 'spectator' }).replay();
  expect(clockless?.frames(0, 2).map(({ whiteMs, blackMs }) => [whiteMs, blackMs])).toEqual([
    [null, null],
    [null, null],
  ]);
});

test.each([
  [0, 2, [0, 1]],
  [4, 500, [4, 5]],
  [5, 1, [5]],
  [6, 10, []],
  [-3, 2, [0, 1]],
  [1, 0, []],
  [1, -2, []],
])('frames(%i, %i)', (from, count, plies) => {
  expect(replay?.frames(from, count).map(({ ply }) => ply)).toEqual(plies);
});

test('a game aborted before its start has the one frame of the start', () => {
  const aborted = accepted(command(newGame({ timeControl: BLITZ }), { kind: 'expire' }, NOON + SECOND));
  const frames = view(aborted, { kind: 'spectator' }).replay()?.frames();
  expect(frames).toHaveLength(1);
  expect(frames?.[0]).toMatchObject({ ply: 0, move: null, whiteMs: null, blackMs: null });
});
