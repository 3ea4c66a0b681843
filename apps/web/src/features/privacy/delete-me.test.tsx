/**
 * @jest-environment jsdom
 */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { DeleteMe } from './delete-me';

const { deletion, problems } = messages;

/** What the API is made to answer. */
let answer: unknown;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  // jsdom has no Response: this is as much of one as is read.
  const response = { status: 200, headers: new Map(), text: async () => JSON.stringify(answer) };
  globalThis.fetch = async () => response as unknown as Response;
  localStorage.setItem('settings', '{}');
});
afterEach(cleanup);

async function deleteMe(): Promise<string | null> {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <DeleteMe />
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: deletion.button }));
  fireEvent.click(screen.getByRole('button', { name: deletion.yes }));
  const told = () => screen.getByRole('status').textContent;
  await waitFor(() => expect(told()).not.toBe(''));
  return told();
}

test('who is deleted leaves nothing here either, and is told so', async () => {
  answer = { data: { deletePlayer: true } };
  expect(await deleteMe()).toBe(deletion.done);
  expect(localStorage).toHaveLength(0);
  expect(screen.getByRole('button', { name: deletion.button })).toHaveProperty('disabled', true);
});

test.each([
  ['UNAUTHENTICATED', deletion.nobody],
  ['RATE_LIMITED', problems.TOO_MANY_REQUESTS],
])('after %s the settings stay, and the reason is told', async (code, words) => {
  answer = { errors: [{ message: code, extensions: { code } }] };
  expect(await deleteMe()).toBe(words);
  expect(localStorage).toHaveLength(1);
});
