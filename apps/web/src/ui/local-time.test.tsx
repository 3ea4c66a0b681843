/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import type { Locale } from '../i18n/routing';
import { LocalTime } from './local-time';

const NEW_YEAR = '2026-12-31T23:30:00.000Z';
const usual = Intl.DateTimeFormat.prototype.resolvedOptions;

afterEach(() => {
  cleanup();
  Intl.DateTimeFormat.prototype.resolvedOptions = usual;
});

/** Sets the browser down somewhere else. */
function moveTo(timeZone: string): void {
  Intl.DateTimeFormat.prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
    return { ...usual.call(this), timeZone };
  };
}

const inWords = (to: 'day' | 'minute', locale: Locale = 'en') => (
  <NextIntlClientProvider locale={locale} messages={{}} timeZone="UTC">
    <LocalTime at={NEW_YEAR} to={to} />
  </NextIntlClientProvider>
);

test('the server tells the time in UTC and says so, with the instant for machines', () => {
  moveTo('Asia/Tokyo');
  const html = renderToString(inWords('minute'));
  expect(html).toContain(`dateTime="${NEW_YEAR}"`);
  expect(html).toMatch(/Dec 31, 2026, 11:30\sPM UTC/);
});

test('in the browser it is the time of the reader’s own place', () => {
  moveTo('Asia/Tokyo');
  expect(render(inWords('minute')).container.textContent).toMatch(/^Jan 1, 2027, 8:30\sAM$/);
  expect(render(inWords('day')).container.textContent).toBe('Jan 1, 2027');
});

test('it is written as the language writes it', () => {
  expect(renderToString(inWords('day', 'de'))).toContain('31. Dez. 2026');
});
