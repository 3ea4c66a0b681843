/** @jest-environment jsdom */

import { act, cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../i18n/messages/en.json' with { type: 'json' };
import { MoveText } from '../ui/table/move-text';
import { FIGURINES, withoutSigns, withSigns } from './notation';
import { changeSettings, DEFAULT_SETTINGS } from './settings';

afterEach(() => {
  cleanup();
  act(() => changeSettings(DEFAULT_SETTINGS));
});

const POLISH = { N: 'S', B: 'G', R: 'W', Q: 'H', K: 'K' };

test.each([
  ['Nf3', 'Sf3'],
  ['Rad1', 'Wad1'],
  ['bxa8=Q', 'bxa8=H'],
  ['O-O-O', 'O-O-O'],
  ['e4', 'e4'],
])('%s is written %s in Polish, and read back', (san, written) => {
  expect(withSigns(san, POLISH)).toBe(written);
  expect(withoutSigns(written, POLISH)).toBe(san);
});

const shown = (san: string) => {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <MoveText san={san} />
    </NextIntlClientProvider>,
  );
  return container;
};

test('figurines are seen and letters spoken, once the settings say so', () => {
  const move = shown('Nf3');
  expect(move.textContent).toBe('Nf3');
  act(() => changeSettings({ figurines: true }));
  expect(move.querySelector('[aria-hidden]')?.textContent).toBe(`${FIGURINES.N}f3`);
  expect(move.querySelector(':not([aria-hidden])')?.textContent).toBe('Nf3');
});

test('a pawn’s move is the same either way', () => {
  changeSettings({ figurines: true });
  expect(shown('e4').innerHTML).toBe('e4');
});
