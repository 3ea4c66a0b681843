/** @jest-environment jsdom */

import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { type ListedMove, MoveList } from './move-list';

beforeAll(() => {
  Element.prototype.scrollTo = () => {};
});

function cellsOf(texts: (string | null)[], onStep?: (ply: number) => void): Element[] {
  const moves: ListedMove[] = texts.map((text, index) => ({ ply: index + 1, text }));
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MoveList moves={moves} onStep={onStep} />
    </NextIntlClientProvider>,
  );
  return [...container.querySelectorAll('[data-ply]')];
}

test.each([
  ['as a list', undefined],
  ['as a list to step through', () => {}],
])('every hidden move has one shape, wherever and beside whatever it stands (%s)', (_, onStep) => {
  const lists = [
    cellsOf(['e4', null, 'Nf3', null], onStep),
    cellsOf([null, 'exd5', null, 'axb1=Q'], onStep),
    cellsOf([null, null, null, null], onStep),
  ];
  const hidden = lists
    .flatMap((cells) => cells.map((cell) => cell.innerHTML))
    .filter((html) => html.includes('Hidden'));
  expect(hidden).toHaveLength(8);
  expect(new Set(hidden).size).toBe(1);
});

test('own moves stay readable beside hidden ones', () => {
  expect(cellsOf(['e4', null, 'Nxf7']).map((cell) => cell.textContent)).toEqual(['e4', '', 'Nxf7']);
});

test('each half-move leads to its position, the hidden ones too', () => {
  const steps: number[] = [];
  for (const cell of cellsOf(['e4', null], (ply) => steps.push(ply))) cell.querySelector('button')?.click();
  expect(steps).toEqual([1, 2]);
});
