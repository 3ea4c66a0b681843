/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type english from './messages/en.json';
import { usePlayerName } from './player-name';
import { type Locale, routing } from './routing';

const messagesIn = (locale: Locale) =>
  JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8')) as typeof english;

function namesIn(locale: Locale) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale={locale} messages={messagesIn(locale)} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(() => usePlayerName(), { wrapper }).result.current;
}

const guest = { name: 'Guest-0421', isBot: false, isDeleted: false };
const deleted = { ...guest, name: 'Deleted player', isDeleted: true };

test('what nobody chose is said in the language of the page', () => {
  const words = routing.locales.map((locale) => [locale, namesIn(locale)(guest), namesIn(locale)(deleted)]);
  expect(words).toEqual([
    ['en', 'Guest-0421', 'Deleted player'],
    ['de', 'Gast-0421', 'Gelöschter Spieler'],
    ['da', 'Gæst-0421', 'Slettet spiller'],
    ['sv', 'Gäst-0421', 'Raderad spelare'],
    ['nl', 'Gast-0421', 'Verwijderde speler'],
    ['pl', 'Gość-0421', 'Usunięty gracz'],
  ]);
});

test('the page says what becomes of a deleted name as it will stand there', () => {
  for (const locale of routing.locales)
    expect(messagesIn(locale).deletion.body).toContain(namesIn(locale)(deleted));
});

test.each(['Deleted player', 'Guest-12', 'Guest-12345', 'Guest-1234 ', 'My Guest-1234', 'guest-1234'])(
  '“%s” is a name like any other',
  (name) => expect(namesIn('de')({ ...guest, name })).toBe(name),
);

test('a free seat has no name', () => expect(namesIn('en')(null)).toBeNull());
