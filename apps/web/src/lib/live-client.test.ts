/** @jest-environment jsdom */

import { waitFor } from '@testing-library/react';
import { gql } from '@urql/core';
import { createLiveClient } from './live-client';
import { FakeServer } from './testing/fake-server';

const { jest } = import.meta;

const TICKS = gql<{ tick: number }, Record<string, never>>('subscription { tick }');

let server: FakeServer;
let connected: boolean[];
let ticks: number[];
let live: ReturnType<typeof createLiveClient>;
let unsubscribe: () => void;

/** Listens to the ticks; gives how to hear no more of them. */
function follow(): () => void {
  const subscription = live.client.subscription(TICKS, {}).subscribe(({ data }) => {
    if (data) ticks.push(data.tick);
  });
  return () => subscription.unsubscribe();
}

beforeEach(async () => {
  server = new FakeServer();
  server.install();
  connected = [];
  ticks = [];
  live = createLiveClient((isConnected) => connected.push(isConnected));
  unsubscribe = follow();
  await waitFor(() => expect(server.isSubscribed).toBe(true));
  server.next({ tick: 1 });
  expect(ticks).toEqual([1]);
});
afterEach(() => unsubscribe());

const untilBack = () => waitFor(() => expect(server.isSubscribed).toBe(true));

test.each([
  ['the line breaks', 1006],
  ['the server goes away', 1001],
  ['the server fails', 1011],
  ['the server says that it failed', 4500],
  ['the server finds fault with the request', 4400],
  ['the server has had enough', 4429],
])('it comes back by itself when %s (%d)', async (_, code) => {
  server.close(code);
  await untilBack();
  server.next({ tick: 2 });
  expect(ticks).toEqual([1, 2]);
  expect(connected).toEqual([true, false, true]);

  unsubscribe();
  await waitFor(() => expect(server.isOpen).toBe(false));
});

test('a browser that says it is offline is believed at once', async () => {
  const before = server.opened;
  dispatchEvent(new Event('offline'));
  expect(connected).toEqual([true, false]);
  await waitFor(() => expect(server.opened).toBe(before + 1));
  await untilBack();
  server.next({ tick: 2 });
  expect(ticks).toEqual([1, 2]);
});

test('a server that answers no ping is taken for gone, and asked anew', async () => {
  jest.useFakeTimers();
  try {
    live.reopen();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(connected).toEqual([true, false, true]);
    await jest.advanceTimersByTimeAsync(6_500);
    expect(connected).toEqual([true, false, true]);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(connected).toEqual([true, false, true, false, true]);
    expect(server.isSubscribed).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('a call that nobody takes is not waited for: it calls again', async () => {
  jest.useFakeTimers();
  try {
    server.isSilent = true;
    live.reopen();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(connected).toEqual([true, false]);
    server.isSilent = false;
    await jest.advanceTimersByTimeAsync(8_000);
    expect(connected.at(-1)).toBe(true);
    expect(server.isSubscribed).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test.each(['complete', 'refuse'] as const)(
  'it subscribes again on a living socket after “%s”',
  async (end) => {
    server[end]();
    await untilBack();
    server.next({ tick: 2 });
    expect(ticks).toEqual([1, 2]);
  },
);

test('reopening meets the server anew, with what the browser holds now', async () => {
  const before = server.opened;
  live.reopen();
  await waitFor(() => expect(server.opened).toBe(before + 1));
  await untilBack();
  server.next({ tick: 2 });
  expect(ticks).toEqual([1, 2]);
});

test('a page that is gone does not come back', async () => {
  const before = server.opened;
  unsubscribe();
  server.close(1006);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(server.opened).toBe(before);
});
