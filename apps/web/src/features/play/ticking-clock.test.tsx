/** @jest-environment jsdom */

import { act, cleanup, screen } from '@testing-library/react';
import type { Clock } from './game';
import { inEnglish, renderInEnglish } from './testing/render-table';
import { TickingClock } from './ticking-clock';

const { jest } = import.meta;

/** Ten minutes and a half for White, and White's time runs. */
const full: Clock = { left: { white: 630_000, black: 630_000 }, running: 'white' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const shown = () => screen.getByRole('timer').textContent;
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('ten minutes of ticking lose and gain nothing', () => {
  renderInEnglish(<TickingClock clock={full} color="white" />);
  expect(shown()).toBe('10:30');
  pass(600_000);
  expect(shown()).toBe('0:30');
  pass(20_500);
  expect(shown()).toBe('0:09.5');
});

test('a page whose ticks come late shows the right time at the next', () => {
  renderInEnglish(<TickingClock clock={full} color="white" />);
  const now = performance.now();
  const late = jest.spyOn(performance, 'now').mockReturnValue(now + 300_000);
  pass(100);
  expect(shown()).toBe('5:30');
  late.mockRestore();
});

test('each answer of the API sets it anew', () => {
  const { rerender } = renderInEnglish(<TickingClock clock={full} color="white" />);
  pass(5_000);
  rerender(
    inEnglish(<TickingClock clock={{ ...full, left: { ...full.left, white: 90_000 } }} color="white" />),
  );
  expect(shown()).toBe('1:30');
  pass(1_000);
  expect(shown()).toBe('1:29');
});

test.each([
  ['the other side’s time runs', { ...full, running: 'black' }],
  ['nobody’s time runs yet', { ...full, running: null }],
] as const)('it stands while %s', (_, clock) => {
  renderInEnglish(<TickingClock clock={clock} color="white" />);
  pass(60_000);
  expect(shown()).toBe('10:30');
});

test('days per move are told in days and hours', () => {
  renderInEnglish(
    <TickingClock
      clock={{ left: { white: 2 * 86_400_000, black: 86_400_000 }, running: 'white' }}
      color="white"
    />,
  );
  expect(shown()).toBe('2 d 0 h');
  expect(screen.getByRole('timer', { name: 'Time left: 2 d 0 h' })).toBeTruthy();
  pass(1000);
  expect(shown()).toBe('1 d 23 h');
});

test('a clock never goes below nothing, and is low to the last', () => {
  renderInEnglish(<TickingClock clock={{ ...full, left: { white: 1_000, black: 0 } }} color="white" />);
  pass(5_000);
  expect(shown()).toBe('0:00.0');
  expect(screen.getByRole('timer').dataset.low).toBe('true');
});
