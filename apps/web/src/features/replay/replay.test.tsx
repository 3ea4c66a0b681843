/** @jest-environment jsdom */

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import type { Frame } from './load-replay';
import { Replay } from './replay';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const FOG = '????????';

/** The start and 1.e4. */
const AFTER_E4 = START.replace('8/8/PPPPPPPP', '4P3/8/PPPP1PPP');
const frames: Frame[] = [frame(START), frame(AFTER_E4)];
const moves = [{ ply: 1, move: { from: 'e2', to: 'e4', san: 'e4' } }] as const;

function frame(all: string): Frame {
  const ranks = all.split('/');
  return {
    all,
    white: [FOG, FOG, FOG, FOG, ...ranks.slice(4)].join('/'),
    black: [...ranks.slice(0, 4), FOG, FOG, FOG, FOG].join('/'),
  };
}

const show = (props: Partial<ComponentProps<typeof Replay>> = {}) => {
  Element.prototype.scrollTo = () => {};
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <Replay
        gameId="gSample"
        players={{ white: 'Anna', black: 'Ben' }}
        moves={moves}
        result={{ winner: 'white', reason: 'resignation' }}
        placement={AFTER_E4}
        side="white"
        veil={null}
        initial={frames}
        {...props}
      />
    </NextIntlClientProvider>,
  );
};
const content = (square: string) =>
  document.querySelector(`[data-square="${square}"]`)?.getAttribute('data-content');

afterEach(cleanup);

test('it opens at the end, with everything in sight', () => {
  show();
  expect([content('e4'), content('e2'), content('e8')]).toEqual(['wP', 'empty', 'bK']);
});

test('each pair of eyes sees its own view of each moment', () => {
  show();
  fireEvent.click(screen.getByRole('radio', { name: 'Black’s eyes' }));
  expect([content('e8'), content('e4')]).toEqual(['bK', 'fog']);
  fireEvent.click(screen.getByRole('radio', { name: 'White’s eyes' }));
  expect([content('e8'), content('e4')]).toEqual(['fog', 'wP']);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect([content('e2'), content('e8')]).toEqual(['wP', 'fog']);
});

test('the controls step, and the list leads to each position', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'To the start' }));
  expect(content('e2')).toBe('wP');
  fireEvent.click(screen.getByRole('button', { name: 'e4' }));
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
] as const)('the end in words: %o', (result, title, reason) => {
  show({ result });
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(document.body.textContent).toContain(reason);
});

test('a game called off before its first move has nothing to step through', () => {
  show({ moves: [], result: null, initial: [frame(START)] });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('link', { name: 'New game' }).getAttribute('href')).toBe('/en');
});
