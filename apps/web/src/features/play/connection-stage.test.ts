/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import { useConnectionStage } from './connection-stage';

const { jest } = import.meta;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('a lost line shows as nothing, then as a dot, then in words, and is forgotten when it is back', () => {
  const { result, rerender } = renderHook(useConnectionStage, { initialProps: true });
  const stage = () => result.current;
  rerender(false);
  pass(1_499);
  expect(stage()).toBe('steady');
  pass(1);
  expect(stage()).toBe('faint');
  pass(3_499);
  expect(stage()).toBe('faint');
  pass(1);
  expect(stage()).toBe('lost');
  rerender(true);
  expect(stage()).toBe('steady');
  pass(60_000);
  expect(stage()).toBe('steady');
});

test('a line that is back in time was never gone', () => {
  const { result, rerender } = renderHook(useConnectionStage, { initialProps: true });
  rerender(false);
  pass(1_000);
  rerender(true);
  pass(10_000);
  expect(result.current).toBe('steady');
});
