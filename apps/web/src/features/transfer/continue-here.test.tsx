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
}

const button = () => screen.queryByRole<HTMLButtonElement>('button', { name: messages.transfer.here.take });
const wayHome = () => screen.queryByRole('link', { name: messages.lost.home })?.getAttribute('href');

test('a link that carries somebody can be taken', () => {
  open('#transfer=secret&game=gSample');
  expect(button()?.disabled).toBe(false);
  expect(wayHome()).toBeUndefined();
  screen.getByText(messages.transfer.here.body);
});

test.each(['', '#', '#transfer=', '#game=gSample'])(
  'a link that was cut to “%s” says so, and there is one way on',
  (fragment) => {
    open(fragment);
    expect(button()).toBeNull();
    expect(wayHome()).toBe('/en');
    screen.getByText(messages.transfer.here.cut);
  },
);
