/** @jest-environment jsdom */

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { LookQuery } from '../../../gql/graphql';
import { gameWith } from '../testing/game-samples';
import { inEnglish, renderInEnglish, tableOf } from '../testing/render-table';
import { OneDevice } from './one-device';

const shared = (ply: number) =>
  gameWith({
    role: 'both',
    pairing: 'same_device',
    ply,
    version: ply,
    turn: ply % 2 === 0 ? 'white' : 'black',
  });
const start = shared(0);

/** What White sees at the start, as the API answers when asked through White's eyes. */
const whiteLooks: LookQuery = {
  game: {
    board: {
      eyes: 'WHITE',
      ply: 0,
      placement: '????????/????????/????????/????????/8/8/PPPPPPPP/RNBQKBNR',
      legalMoves: [{ from: 'e2', to: 'e4', promotion: null }],
      losses: [],
      lossMark: null,
    },
    moves: [],
  },
};

let answer: (data: LookQuery) => void;
const asked: { query: string; variables: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    const data = await new Promise<LookQuery>((resolve) => {
      answer = resolve;
    });
    const headers = new Map([['Content-Type', 'application/json']]);
    return { status: 200, headers, text: async () => JSON.stringify({ data }) };
  }) as unknown as typeof fetch;
});
afterEach(cleanup);

/** Presses the button; the API is asked once the code for that has come. */
async function show(): Promise<void> {
  const before = asked.length;
  fireEvent.click(screen.getByRole('button', { name: 'Show board' }));
  await waitFor(() => expect(asked.length).toBe(before + 1));
}
const arrive = (data: LookQuery) => act(async () => answer(data));
const square = (name: string) => document.querySelector(`[data-square="${name}"]`) as Element;

/** Everything in the page that tells of a piece: squares and their names, placements, notation. */
function tracesOfPieces(): string[] {
  const traces =
    /data-content="[wb]\w"|(white|black) (pawn|knight|bishop|rook|queen|king)|P{4}|RNBQ|\be4\b(?=<)/g;
  return document.documentElement.outerHTML.match(traces) ?? [];
}

async function lookAsWhite(table = tableOf(start)) {
  const view = renderInEnglish(<OneDevice table={table} />);
  await show();
  await arrive(whiteLooks);
  await waitFor(() => expect(tracesOfPieces()).toContain('data-content="wK"'));
  return view;
}

test('the board is asked for when it is shown, through the eyes of the side to move', async () => {
  renderInEnglish(<OneDevice table={tableOf(shared(1))} />);
  expect(asked).toEqual([]);
  await show();
  expect(asked.map(({ variables }) => variables)).toEqual([{ id: 'gSample', eyes: 'BLACK' }]);
});

test('the own move brings the curtain down before anything else is painted', async () => {
  const table = tableOf(start);
  await lookAsWhite(table);
  fireEvent.click(square('e2'));
  fireEvent.click(square('e4'));
  expect(table.asked).toEqual([['move', { from: 'e2', to: 'e4', promotion: null }]]);
  expect(tracesOfPieces()).toEqual([]);
});

test('keys alone carry a turn: to Show board, onto the board, and back', async () => {
  await lookAsWhite();
  expect(document.activeElement?.getAttribute('data-square')).toMatch(/^[a-h][1-8]$/);
  fireEvent.click(screen.getByRole('button', { name: 'Cover the board' }));
  expect(document.activeElement?.textContent).toBe('Show board');
});

test('while the move is on its way the curtain names the other side and stays down', () => {
  renderInEnglish(
    <OneDevice table={tableOf(start, { pending: { from: 'e2', to: 'e4', promotion: null, ply: 0 } })} />,
  );
  screen.getByText('Black to move');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One moment…' }).disabled).toBe(true);
});

test.each(['pagehide', 'pageshow'])('%s brings it down at once', async (name) => {
  await lookAsWhite();
  act(() => {
    window.dispatchEvent(new Event(name));
    expect(tracesOfPieces()).toEqual([]);
  });
});

test('covering the board brings it down', async () => {
  await lookAsWhite();
  fireEvent.click(screen.getByRole('button', { name: 'Cover the board' }));
  expect(tracesOfPieces()).toEqual([]);
});

test('the game going on elsewhere brings it down', async () => {
  const { rerender } = await lookAsWhite();
  rerender(inEnglish(<OneDevice table={tableOf(shared(1))} />));
  screen.getByText('Black to move');
  expect(tracesOfPieces()).toEqual([]);
});

test('an answer that comes after the page was left shows nothing', async () => {
  renderInEnglish(<OneDevice table={tableOf(start)} />);
  await show();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await arrive(whiteLooks);
  expect(tracesOfPieces()).toEqual([]);
});
