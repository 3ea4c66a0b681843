/** @jest-environment jsdom */

import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { changeSettings, DEFAULT_SETTINGS } from '../../../lib/settings';
import type { Game } from '../game';
import { openTable } from '../table-state';
import { gameWith } from '../testing/game-samples';
import { useSounds } from './use-sounds';

/** The pitches that were struck, in place of anything heard. */
const struck: number[] = [];
const silence = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };

class Node {
  readonly gain = silence;
  readonly frequency = silence;
  constructor(_audio: unknown, { frequency }: { frequency?: number }) {
    if (frequency) struck.push(frequency);
  }
  connect = <Next,>(next: Next) => next;
  start() {}
  stop() {}
}

/** Whether the browser lets anything be heard, and how often it was asked to. */
let audible = true;
let woken = 0;

beforeAll(() => {
  const AudioContext = class {
    currentTime = 0;
    get state() {
      return audible ? 'running' : 'suspended';
    }
    async resume() {
      woken++;
    }
  };
  Object.assign(globalThis, { AudioContext, OscillatorNode: Node, GainNode: Node });
});
beforeEach(() => {
  struck.length = 0;
  audible = true;
  woken = 0;
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  cleanup();
  changeSettings(DEFAULT_SETTINGS);
});

/** Lets one game become the next. */
function follow(first: Game, next: Game): void {
  const { rerender } = renderHook(({ game }) => useSounds(openTable(game)), {
    initialProps: { game: first },
  });
  rerender({ game: next });
}
const somethingIsHeard = () => waitFor(() => expect(struck).not.toEqual([]));
/** Time enough for a sound, whose code has been fetched by the first test. */
const nothingIsHeard = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(struck).toEqual([]);
};
const at = (ply: number) => gameWith({ role: 'white', ply, version: ply });

test('a move is heard', async () => {
  follow(at(1), at(2));
  await somethingIsHeard();
});

test('opening a game is not', async () => {
  follow(at(7), at(7));
  await nothingIsHeard();
});

test('muted, nothing is', async () => {
  changeSettings({ sound: false });
  follow(at(1), at(2));
  await nothingIsHeard();
});

test('nor before the first press, as browsers have it', async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  follow(at(1), at(2));
  await nothingIsHeard();
});

test.each([
  [true, 1],
  [false, 0],
])('with sound %s the first press wakes it, once, and strikes nothing', async (sound, times) => {
  audible = false;
  changeSettings({ sound });
  renderHook(() => useSounds(openTable(at(1))));
  for (const _ of 'ab') dispatchEvent(new Event('pointerdown'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([woken, struck]).toEqual([times, []]);
});

describe('little time left', () => {
  const withClock = (white: number, running: 'white' | 'black' | null = 'white') =>
    gameWith({ role: 'white', clock: { left: { white, black: 5_000 }, running } });

  test('is heard when the own clock runs into it, and once a game', async () => {
    const { rerender } = renderHook(({ game }) => useSounds(openTable(game)), {
      initialProps: { game: withClock(20_010) },
    });
    await somethingIsHeard();
    struck.length = 0;
    rerender({ game: withClock(20_010) });
    await nothingIsHeard();
  });

  test.each([
    ['while there is more', withClock(60_000)],
    ['where the clock began so', withClock(15_000)],
    ['for the opponent’s clock', withClock(20_010, 'black')],
    ['while the clock stands', withClock(20_010, null)],
    ['by a spectator', { ...withClock(20_010), role: 'spectator' as const }],
  ])('is not heard %s', async (_, game) => {
    follow(game, game);
    await nothingIsHeard();
  });
});
