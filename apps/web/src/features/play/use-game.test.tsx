/** @jest-environment jsdom */

import { act, cleanup, renderHook } from '@testing-library/react';
import type { ProblemCode } from '../../gql/graphql';
import { FakeServer } from '../../lib/testing/fake-server';
import { gameWith } from './testing/game-samples';
import { useGame } from './use-game';

/** What each mutation is answered, by its name. */
let answers: Record<string, unknown> = {};

const problem = (code: ProblemCode) => ({ action: { __typename: 'Problem', code } });

beforeEach(() => {
  new FakeServer().install();
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
