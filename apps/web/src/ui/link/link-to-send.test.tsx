/** @jest-environment jsdom */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { LinkToSend } from './link-to-send';

const { jest } = import.meta;
const URL_TO_SEND = 'http://host/game/gSample#invitation=token';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });
const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <LinkToSend url={URL_TO_SEND} label="The link" invitation="Play with me" />
    </NextIntlClientProvider>,
  );
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('the link is copied whole, its secret included', async () => {
  const writeText = jest.fn(async () => {});
  give('clipboard', { writeText });
  show();
  await press('Copy link');
  expect(writeText.mock.calls).toEqual([[URL_TO_SEND]]);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
});

test('without a clipboard, as on plain http, the link is selected to be copied by hand', async () => {
  show();
  await press('Copy link');
  const field = screen.getByLabelText<HTMLInputElement>('The link');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(URL_TO_SEND);
  expect(screen.getByRole('status').textContent).toContain('selected');
});

test('a share sheet is offered only where there is one, and may be closed again', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  cleanup();
  const share = jest.fn(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  give('share', share);
  show();
  await press('Share');
  expect(share.mock.calls).toEqual([[{ url: URL_TO_SEND, text: 'Play with me' }]]);
});

test('the code to scan stands behind a tap', async () => {
  show();
  expect(screen.queryByRole('img')).toBeNull();
  await press('QR code');
  expect(await screen.findByRole('img', { name: 'The link as a QR code' })).toBeTruthy();
});
