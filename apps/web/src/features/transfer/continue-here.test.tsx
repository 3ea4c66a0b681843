/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import messages from '../../i18n/messages/en.json' with { type: 'json' };
import { ContinueHere } from './continue-here';

const router = {} as ComponentProps<typeof AppRouterContext.Provider>['value'];

afterEach(cleanup);

function open(fragment: string) {
  location.hash = fragment;
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <AppRouterContext.Provider value={router}>
        <ContinueHere />
      </AppRouterContext.Provider>
    </NextIntlClientProvider>,
  );
  return screen.getByRole<HTMLButtonElement>('button', { name: messages.transfer.here.take });
}

test('a link that carries somebody can be taken', () => {
  expect(open('#transfer=secret&game=gSample').disabled).toBe(false);
  screen.getByText(messages.transfer.here.body);
});

test.each(['', '#', '#transfer=', '#game=gSample'])('a link that was cut to “%s” says so', (fragment) => {
  expect(open(fragment).disabled).toBe(true);
  screen.getByText(messages.transfer.here.cut);
});
