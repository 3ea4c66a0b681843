/** @jest-environment jsdom */

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { changeSettings, currentSettings, DEFAULT_SETTINGS } from '../../lib/settings';
import { SettingsDialog } from './settings-dialog';

let closed = 0;

beforeEach(() => {
  closed = 0;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.dispatchEvent(new Event('close'));
  };
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <SettingsDialog onClose={() => closed++} />
    </NextIntlClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  changeSettings(DEFAULT_SETTINGS);
});

test.each([
  ['radio', 'Night', { colorScheme: 'night' }],
  ['radio', 'Walnut', { boardTheme: 'walnut' }],
  ['radio', 'Drag', { moveMethod: 'drag' }],
  ['checkbox', 'Sound', { sound: false }],
  ['checkbox', 'Coordinates', { coordinates: false }],
  ['checkbox', 'Motion', { animation: false }],
  ['checkbox', 'Figurines', { figurines: true }],
] as const)('the %s “%s” is one press, and holds at once', (role, name, change) => {
  fireEvent.click(screen.getByRole(role, { name }));
  expect(currentSettings()).toEqual({ ...DEFAULT_SETTINGS, ...change });
});

test('closes by its button and by a press beside it', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('dialog', { name: 'Settings' }));
  expect(closed).toBe(2);
});
