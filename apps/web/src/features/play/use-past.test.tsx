/** @jest-environment jsdom */

import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { gameWith } from './testing/game-samples';
import { usePast } from './use-past';

/** The half-moves whose boards were asked for. */
let asked: number[] = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    const { ply } = (JSON.parse(String(body)) as { variables: { ply: number } }).variables;
    asked.push(ply);
    const boardAt = { ...gameWith({}).board, eyes: 'WHITE', ply };
    const headers = new Map([['Content-Type', 'application/json']]);
    return {
      status: 200,
      headers,
      text: async () => JSON.stringify({ data: { game: { id: 'g', boardAt } } }),
    };
  }) as unknown as typeof fetch;
});
afterEach(cleanup);

const game = gameWith({ role: 'white', ply: 3 });
const press = (key: string, on: Element = document.body) =>
  act(async () => void fireEvent.keyDown(on, { key }));

test('the arrows step back and forth through what was seen, and no further than the game goes', async () => {
  const { result } = renderHook(() => usePast(game));
  await press('ArrowLeft');
  await waitFor(() => expect(result.current.sight?.ply).toBe(2));
  await press('ArrowLeft');
  await waitFor(() => expect(result.current.sight?.ply).toBe(1));
  await press('ArrowLeft');
  expect(result.current.sight?.ply).toBe(1);
  await press('ArrowRight');
  await waitFor(() => expect(result.current.sight?.ply).toBe(2));
  await press('ArrowRight');
  expect(result.current.sight).toBeNull();
});

test.each([
  ['a square of the board', '<table role="grid"><td><button></button></td></table>', 'button'],
  ['a field', '<input>', 'input'],
])('they belong to %s while it has the focus', async (_, html, inside) => {
  const { result } = renderHook(() => usePast(game));
  document.body.innerHTML = html;
  await press('ArrowLeft', document.querySelector(inside) ?? document.body);
  document.body.innerHTML = '';
  expect(result.current.sight).toBeNull();
  expect(asked).toEqual([]);
});

test('a spectator, who saw nothing, has nowhere to step', async () => {
  renderHook(() => usePast({ ...game, role: 'spectator' }));
  await press('ArrowLeft');
  expect(asked).toEqual([]);
});
