/** @jest-environment jsdom */

import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { type ListedMove, MoveList } from './move-list';

beforeAll(() => {
  Element.prototype.scrollTo = () => {};
});

function cellsOf(...texts: (string | null)[]): Element[] {
  const moves: ListedMove[] = texts.map((text, index) => ({ ply: index + 1, text }));
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MoveList moves={moves} />
    </NextIntlClientProvider>,
  );
  return [...container.querySelectorAll('[data-ply]')];
}

test('every hidden move has one shape, wherever and beside whatever it stands', () => {
  const lists = [
    cellsOf('e4', null, 'Nf3', null),
    cellsOf(null, 'exd5', null, 'axb1=Q'),
    cellsOf(null, null, null, null),
  ];
  const hidden = lists.flatMap((cells) =>
    cells.map((cell) => cell.innerHTML).filter((html) => html.includes('Hidden')),
  );
  expect(hidden).toHaveLength(8);
  expect(new Set(hidden).size).toBe(1);
});

test('own moves stay readable beside hidden ones', () => {
  expect(cellsOf('e4', null, 'Nxf7').map((cell) => cell.textContent)).toEqual(['e4', '', 'Nxf7']);
});
