/** @jest-environment jsdom */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import type { Frame } from './load-replay';
import { Replay } from './replay';
import { framesOf, movesOf } from './testing/replay-samples';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const FOG = '????????';

/** The start and 1.e4. */
const AFTER_E4 = START.replace('8/8/PPPPPPPP', '4P3/8/PPPP1PPP');
const frames: Frame[] = [frame(START, null), frame(AFTER_E4, 'e2e4')];
const moves = [{ ply: 1, move: { from: 'e2', to: 'e4', san: 'e4' } }] as const;

/** 1.e4 d5 2.Bb5+, which Black does not see, a6 3.Bxe8. */
const SEEN_KING = 'e2e4 d7d5 f1b5 a7a6 b5e8'.split(' ');
const KNIGHTS = 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'.split(' ');

function frame(all: string, uci: string | null): Frame {
  const ranks = all.split('/');
  return {
    uci,
    left: null,
    all,
    white: [FOG, FOG, FOG, FOG, ...ranks.slice(4)].join('/'),
    black: [...ranks.slice(0, 4), FOG, FOG, FOG, FOG].join('/'),
  };
}

/** Shows a replay, and waits for what nobody saw where there are moves to see. */
const show = async (props: Partial<ComponentProps<typeof Replay>> = {}) => {
  Element.prototype.scrollTo = () => {};
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Replay
        gameId="gSample"
        players={{ white: { name: 'Anna', isBot: false }, black: { name: 'Ben', isBot: true } }}
        moves={moves}
        result={{ winner: 'white', reason: 'resignation' }}
        placement={AFTER_E4}
        clocks={null}
        side="white"
        veil={null}
        region={null}
        initial={frames}
        search={{}}
        {...props}
      >
        {null}
      </Replay>
    </NextIntlClientProvider>,
  );
  if (props.moves?.length !== 0) await screen.findByText('What nobody saw');
};
const content = (square: string) =>
  document.querySelector(`[data-square="${square}"]`)?.getAttribute('data-content');

beforeEach(() => history.replaceState(null, '', '/en/game/gSample'));
afterEach(cleanup);

test('it opens at the end, with everything in sight', async () => {
  await show();
  expect([content('e4'), content('e2'), content('e8')]).toEqual(['wP', 'empty', 'bK']);
});

test('an end that came before one’s eyes is told in the region that was there before it', async () => {
  const region = document.body.appendChild(document.createElement('div'));
  await show({ region });
  expect(region.textContent).toBe('White wins. Black resigned.');
  region.remove();
});

test('who was a program is said beside the name', async () => {
  await show();
  expect(screen.getByText('Bot').previousSibling?.textContent).toBe('Ben');
});

test('each pair of eyes sees its own view of each moment', async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: 'Black’s eyes' }));
  expect([content('e8'), content('e4')]).toEqual(['bK', 'fog']);
  fireEvent.click(screen.getByRole('radio', { name: 'White’s eyes' }));
  expect([content('e8'), content('e4')]).toEqual(['fog', 'wP']);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect([content('e2'), content('e8')]).toEqual(['wP', 'fog']);
});

test('the controls step, and the list leads to each position', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'To the start' }));
  expect(content('e2')).toBe('wP');
  fireEvent.click(screen.getByText('e4'));
  expect(content('e4')).toBe('wP');
  fireEvent.change(screen.getByRole('slider'), { target: { value: 0 } });
  expect(content('e2')).toBe('wP');
});

test.each([
  [{ winner: 'white', reason: 'king_captured' }, 'White wins', 'The king was taken on e4.'],
  [{ winner: 'black', reason: 'resignation' }, 'Black wins', 'White resigned.'],
  [{ winner: 'white', reason: 'timeout' }, 'White wins', 'Black ran out of time.'],
  [{ winner: null, reason: 'stalemate' }, 'A draw', 'The side to move had no move at all.'],
  [{ winner: null, reason: 'threefold_repetition' }, 'A draw', 'The same position stood for the third time.'],
  [{ winner: null, reason: 'fifty_move_rule' }, 'A draw', 'A hundred half-moves went by'],
  [{ winner: null, reason: 'agreement' }, 'A draw', 'Both agreed.'],
  [null, 'Called off', 'There is no result.'],
] as const)('the end in words: %o', async (result, title, reason) => {
  await show({ result });
  expect(document.querySelector('h1')?.textContent).toBe(title);
  expect(document.body.textContent).toContain(reason);
});

test('a game called off before its first move has nothing to step through', async () => {
  await show({ moves: [], result: null, initial: [frame(START, null)] });
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a link leads to its moment, and the address follows the board', async () => {
  await show({ search: { ply: '0', eyes: 'black' } });
  expect([content('e2'), content('e8')]).toEqual(['fog', 'bK']);
  fireEvent.click(screen.getByRole('radio', { name: 'White’s eyes' }));
  await waitFor(() => expect(location.search).toBe('?ply=0&eyes=white'));
  fireEvent.click(screen.getByRole('radio', { name: 'Everything' }));
  fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('both sides’ boards lie beside each other, in step', async () => {
  await show();
  fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
  fireEvent.click(screen.getByRole('button', { name: 'To the start' }));
  const boards = screen.getAllByRole('grid').map((grid) => grid.querySelector('[data-square="e2"]'));
  expect(boards.map((square) => square?.getAttribute('data-content'))).toEqual(['wP', 'fog']);
});

test('what each side sees is told in words, and the slider says it too', async () => {
  await show();
  expect(screen.getByText('White sees 32 squares, Black 32')).toBeTruthy();
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(
    '1 of 1. White sees 32 squares, Black 32',
  );
});

test('the clocks show what they showed at that moment, and the end’s at the end', async () => {
  const timed = frames.map((frame, ply) => ({
    ...frame,
    left: { white: 300_000 - ply * 1000, black: 300_000 },
  }));
  await show({ initial: timed, clocks: { white: 240_000, black: 0 } });
  const clocks = () => screen.getAllByRole('timer').map(({ textContent }) => textContent);
  expect(clocks()).toEqual(['0:00.0', '4:00']);
  fireEvent.click(screen.getByRole('button', { name: 'One back' }));
  expect(clocks()).toEqual(['5:00', '5:00']);
});

test('a move that the other side did not see lies in mist, and says so', async () => {
  await show();
  expect(screen.getByText(', unseen by the other side')).toBeTruthy();
});

test('what nobody saw is worked out, and leads to its moments', async () => {
  await show({ initial: framesOf(SEEN_KING), moves: movesOf(SEEN_KING) });
  expect(document.body.textContent).toContain('Black’s king stood in unseen danger at one moment.');
  fireEvent.click(screen.getAllByRole('button', { name: 'To half-move 3' })[0]!);
  expect(screen.getByText(`3 of ${SEEN_KING.length}`)).toBeTruthy();
});

test('a finished game can be taken away as PGN; one that was called off is in no collection', async () => {
  await show();
  const link = screen.getByText('PGN').closest('a');
  expect([link?.getAttribute('href'), link?.hasAttribute('download')]).toEqual([
    '/export/games/gSample.pgn',
    true,
  ]);
  cleanup();
  await show({ result: null });
  expect(screen.queryByText('PGN')).toBeNull();
});

test('a repetition names the three moments at which the position stood', async () => {
  await show({
    initial: framesOf(KNIGHTS),
    moves: movesOf(KNIGHTS),
    result: { winner: null, reason: 'threefold_repetition' },
  });
  expect(
    await screen.findByText('The same position stood for the third time: after half-moves 0, 4, and 8.'),
  ).toBeTruthy();
});
