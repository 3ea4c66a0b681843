import { readFileSync } from 'node:fs';
import { type Locale, routing } from './routing';
import { flatten, type MessageTree } from './testing/flatten';
import { wordsOf } from './testing/icu';

const messagesIn = (locale: Locale) =>
  flatten(
    JSON.parse(readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8')) as MessageTree,
  );

/** The marks that a language quotes with, in print; an apostrophe after a letter is none of them. */
const QUOTATION_MARKS: Readonly<Record<Locale, string>> = {
  en: '“”',
  de: '„“',
  da: '»«',
  sv: '””',
  nl: '‘’',
  pl: '„”',
};

/** How nobody is spoken to here: German says Sie, everybody else says du, je, ty. */
const OTHER_REGISTER: Readonly<Partial<Record<Locale, RegExp>>> = {
  de: /(?<!\p{L})(du|dich|dir|dein\p{L}*)(?!\p{L})/iu,
  da: /(?<!\p{L})(Dem|Deres)(?!\p{L})/u,
  nl: /(?<!\p{L})(u(?= \p{L})|uw|uzelf)(?!\p{L})/iu,
  pl: /(?<!\p{L})(Pan|Pani|Państwo)(?!\p{L})/u,
};

/** What is shown of a page's head where it was searched for; the rest is cut off. */
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

describe.each(routing.locales)('%s', (locale) => {
  const messages = messagesIn(locale);
  const offending = (offends: (words: string) => boolean) =>
    Object.entries(messages).filter(([, message]) => offends(wordsOf(message)));

  test('quotes with the marks of its own print', () => {
    const strange = new RegExp(`[^${QUOTATION_MARKS[locale]}]`, 'u');
    const marks = /(?<!\p{L})’|[“”„‚‘«»"']/gu;
    expect(offending((words) => (words.match(marks) ?? []).some((mark) => strange.test(mark)))).toEqual([]);
  });

  test('leaves out with one sign, and puts no space before a stop', () => {
    const strange = Object.entries(messages).filter(([, message]) => /\.\.\.|\s[.;:!?]/u.test(message));
    expect(strange).toEqual([]);
  });

  test('speaks to everybody in one register', () => {
    expect(offending((words) => OTHER_REGISTER[locale]?.test(words) ?? false)).toEqual([]);
  });

  test('the heads of its pages are shown whole', () => {
    const tooLong = Object.entries(messages).filter(([name, message]) => {
      if (name === 'site.title') return message.length > LONGEST_TITLE;
      if (name.endsWith('.pageTitle')) return `${message} · ${messages['site.name']}`.length > LONGEST_TITLE;
      return /^\w+\.description$/.test(name) && message.length > LONGEST_DESCRIPTION;
    });
    expect(tooLong).toEqual([]);
  });
});
