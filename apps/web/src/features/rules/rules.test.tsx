/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { COLORS, type Color, type SquareName, visible } from '@fog/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { DIFFERENCES } from './differences';
import { KNIGHT_GAME, PIECE_POSITIONS } from './positions';
import { Rules } from './rules';
import { positionAfter } from './testing/position-after';

const page = (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <Rules />
  </NextIntlClientProvider>
);
beforeEach(() => {
  document.documentElement.dataset.motion = 'off';
});
afterEach(cleanup);

/** The squares that a board on the page shows as lit. */
function litOn(label: string): string[] {
  const board = screen.getByRole('img', { name: label });
  const lit = [...board.querySelectorAll<HTMLElement>('[data-square]')].filter(
    ({ dataset }) => dataset.content !== 'fog',
  );
  return lit.map(({ dataset }) => dataset.square ?? '').sort();
}

/** The squares that the rules light, in a position reached by these moves. */
function seenIn(color: Color, moves: readonly string[], fen?: string): SquareName[] {
  return visible(positionAfter(moves, fen), color).names().sort();
}

test('the boards of single pieces are lit as the engine lights them', () => {
  render(page);
  const { boards } = messages.rules;
  for (const piece of ['pawn', 'line', 'passing'] as const) {
    const { fen, moves } = PIECE_POSITIONS[piece];
    expect(litOn(boards[piece].board)).toEqual(seenIn('white', moves, fen));
  }
  expect(litOn(boards.loss.board)).toEqual(seenIn('white', KNIGHT_GAME.slice(0, 12)));
});

test('what their words claim is to be seen there', () => {
  render(page);
  const { pawn, line, passing } = messages.rules.boards;
  expect(litOn(pawn.board)).toEqual(expect.arrayContaining(['c5', 'b5', 'g3', 'g4']));
  for (const dark of ['e5', 'a5', 'd5', 'f5', 'f3', 'h3']) expect(litOn(pawn.board)).not.toContain(dark);
  expect(litOn(line.board)).toEqual(expect.arrayContaining(['a5', 'e5']));
  for (const dark of ['a6', 'a8', 'f6', 'h8']) expect(litOn(line.board)).not.toContain(dark);
  expect(litOn(passing.board)).toEqual(expect.arrayContaining(['d5', 'd6', 'e6']));
});

test('the three boards go through the whole game in step, each lit as the engine lights it', () => {
  render(page);
  fireEvent.click(screen.getByRole('button', { name: 'To the start' }));
  for (const ply of KNIGHT_GAME.keys()) {
    fireEvent.click(screen.getByRole('button', { name: 'One forward' }));
    for (const color of COLORS) {
      const sees = color === 'white' ? 'White' : 'Black';
      const moves = ply === 0 ? '1 half-move' : `${ply + 1} half-moves`;
      const lit = litOn(`The board as ${sees} sees it after ${moves}`);
      expect(lit).toEqual(seenIn(color, KNIGHT_GAME.slice(0, ply + 1)));
    }
  }
  screen.getByText(messages.rules.three.story.ply15);
});

test('without JavaScript the page holds its words, its table and its boards', () => {
  const html = renderToString(page);
  expect(html.match(/data-rule=/g)).toHaveLength(DIFFERENCES.length);
  expect(html.match(/role="img"/g)).toHaveLength(7);
  expect(html).toContain('Henry Michael Temple');
});
