/** @jest-environment jsdom */

import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ProblemCode } from '../../gql/graphql';
import { FakeServer } from '../../lib/testing/fake-server';
import { gameWith } from './testing/game-samples';
import { useGame } from './use-game';

/** What each mutation is answered, by its name. */
let answers: Record<string, unknown> = {};

const problem = (code: ProblemCode) => ({ action: { __typename: 'Problem', code } });

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  server.install();
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    const { operationName } = JSON.parse(String(body)) as { operationName: string };
    const headers = new Map([['Content-Type', 'application/json']]);
    return { status: 200, headers, text: async () => JSON.stringify({ data: answers[operationName] }) };
  }) as unknown as typeof fetch;
});
afterEach(cleanup);

const join = async (code: ProblemCode) => {
  answers = { StartSession: { startSession: { player: { id: 'p' } } }, JoinGame: problem(code) };
  const { result } = renderHook(() => useGame(gameWith({ status: 'waiting' })));
  await act(() => result.current.actions.join('token'));
  return result.current.trouble;
};

test('joining twice, since the first answer was lost, leaves no complaint', async () => {
  expect(await join('ALREADY_SEATED')).toBeNull();
});

test.each(['SEAT_TAKEN', 'INVITATION_INVALID'] as const)('a join refused with %s is told', async (code) => {
  expect(await join(code)).toBe(code);
});

test('the same refusal of anything else is told', async () => {
  answers = { Resign: problem('ALREADY_SEATED') };
  const { result } = renderHook(() => useGame(gameWith({ role: 'white', ply: 4 })));
  await act(() => result.current.actions.resign());
  expect(result.current.trouble).toBe('ALREADY_SEATED');
});

test('a player learns whether the opponent is there, from the newest of the two subscriptions', async () => {
  const { result } = renderHook(() => useGame(gameWith({ role: 'white', ply: 4 })));
  expect(result.current.isOpponentThere).toBeNull();
  await waitFor(() => expect(server.subscribed).toEqual(['gameChanged', 'presenceChanged']));
  await act(async () => server.next({ presenceChanged: { online: false } }));
  expect(result.current.isOpponentThere).toBe(false);
  await act(async () => server.next({ presenceChanged: { online: true } }));
  expect(result.current.isOpponentThere).toBe(true);
});

test.each([
  ['a spectator', { role: 'spectator' }],
  ['two people at one device', { role: 'both' }],
  ['who still waits', { role: 'white', status: 'waiting' }],
  ['who looks at a game that is over', { role: 'white', status: 'finished' }],
] as const)('%s asks nobody who is there', async (_, game) => {
  renderHook(() => useGame(gameWith(game)));
  await waitFor(() => expect(server.subscribed).toEqual(['gameChanged']));
  await act(async () => {});
  expect(server.subscribed).toEqual(['gameChanged']);
});
