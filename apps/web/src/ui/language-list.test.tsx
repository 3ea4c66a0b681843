/** @jest-environment jsdom */

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { routing } from '../i18n/routing';
import { LanguageList } from './language-list';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = 'language=; max-age=0';
});

const show = (page: string) => render(<LanguageList label="Languages" locale="en" page={page} />);
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const goTo = (address: string) => history.replaceState(null, '', address);

test('each language stands there by its own name and leads to the same page', () => {
  show('/history?result=draw');
  for (const locale of routing.locales) {
    const { lang, pathname, search } = link(LANGUAGE_NAMES[locale]);
    expect({ lang, pathname, search }).toEqual({
      lang: locale,
      pathname: `/${locale}/history`,
      search: '?result=draw',
    });
  }
  expect(link('English').getAttribute('aria-current')).toBe('true');
});

test('the first page has no slash behind its language', () => {
  show('/');
  expect(link('Polski').getAttribute('href')).toBe('/pl');
});

test('a press takes the address as it is by then, with its moment and its secret, and is remembered', () => {
  show('/game/g_1');
  goTo('/en/game/g_1?ply=7&eyes=white#invitation=secret');
  expect(document.cookie).toBe('');
  const dansk = link('Dansk');
  dansk.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(dansk);
  expect(dansk.getAttribute('href')).toBe('/da/game/g_1?ply=7&eyes=white#invitation=secret');
  expect(document.cookie).toBe('language=da');
});
