/** @jest-environment jsdom */

import { act, cleanup, renderHook } from '@testing-library/react';
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

beforeAll(() => {
  const AudioContext = class {
    state = 'running';
    currentTime = 0;
  };
  Object.assign(globalThis, { AudioContext, OscillatorNode: Node, GainNode: Node });
});
beforeEach(() => {
  struck.length = 0;
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  cleanup();
  changeSettings(DEFAULT_SETTINGS);
});

/** The pitches struck when one game becomes the next. */
const heard = async (first: Game, next: Game) => {
  const { rerender } = renderHook(({ game }) => useSounds(openTable(game)), {
    initialProps: { game: first },
  });
  rerender({ game: next });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return struck.splice(0);
};
const at = (ply: number) => gameWith({ role: 'white', ply, version: ply });

test('a move is heard', async () => {
  expect(await heard(at(1), at(2))).not.toEqual([]);
});

test('opening a game is not', async () => {
  expect(await heard(at(7), at(7))).toEqual([]);
});

test('muted, nothing is', async () => {
  changeSettings({ sound: false });
  expect(await heard(at(1), at(2))).toEqual([]);
});

test('nor before the first press, as browsers have it', async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  expect(await heard(at(1), at(2))).toEqual([]);
});

describe('little time left', () => {
  const withClock = (white: number, running: 'white' | 'black' | null = 'white') =>
    gameWith({ role: 'white', clock: { left: { white, black: 5_000 }, running } });

  test('is heard when the own clock runs into it, and once a game', async () => {
    const { rerender } = renderHook(({ game }) => useSounds(openTable(game)), {
      initialProps: { game: withClock(20_010) },
    });
    const pass = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));
    await pass();
    expect(struck.splice(0)).not.toEqual([]);
    rerender({ game: withClock(20_010) });
    await pass();
    expect(struck).toEqual([]);
  });

  test.each([
    ['while there is more', withClock(60_000)],
    ['where the clock began so', withClock(15_000)],
    ['for the opponent’s clock', withClock(20_010, 'black')],
    ['while the clock stands', withClock(20_010, null)],
    ['by a spectator', { ...withClock(20_010), role: 'spectator' as const }],
  ])('is not heard %s', async (_, game) => {
    expect(await heard(game, game)).toEqual([]);
  });
});
