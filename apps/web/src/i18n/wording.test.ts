import { readFileSync } from 'node:fs';
import { routing } from './routing';
import { flatten, type MessageTree } from './testing/flatten';
import { wordsOf } from './testing/icu';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const messagesIn = (locale: string) => flatten(read(`./messages/${locale}.json`) as MessageTree);
const glossaryIn = (locale: string): Readonly<Record<string, readonly string[]>> =>
  read(`./glossary/${locale}.json`);

const english = messagesIn('en');
const terms = glossaryIn('en');
const translations = routing.locales.filter((locale) => locale !== 'en');

/** Messages that are the same word in English and another language, and why. */
const SAME_ON_PURPOSE: Readonly<Record<string, string>> = {
  'site.name': 'German players call the game by its English name',
  'rules.title': 'the name of the game, as above',
  'rules.differences.fog': 'the name of the game, as above',
  'site.beta': 'the word for an unfinished program everywhere',
  'site.version': 'a number and a letter',
  'home.living.pause': 'a Danish word too',
  'replay.pause': 'a Danish word too',
  'replay.pgn': 'the name of a format',
  'play.clock.days': 'the same letters for days and hours',
  'site.pages.privacy': 'a Dutch word too',
  'privacy.pageTitle': 'a Dutch word too',
  'privacy.title': 'a Dutch word too',
  'names.bot': 'the word for a program that plays, in most languages',
};

/** English words that no other language of the site has. */
const ENGLISH_WORDS = /(?<![\p{L}-])(the|your|you|with|this|which|their|move|game)(?![\p{L}-])/iu;

/**
 * Whether the words hold this form, which may begin a sentence. A name with a capital, as White, is no other word; the
 * name of a file, as in docs/fog.md, is no word.
 */
const isWord = ([first = '', ...rest]: string, words: string) =>
  new RegExp(`(?<![\\p{L}/])[${first}${first.toUpperCase()}]${rest.join('')}(?!\\p{L}|\\.\\p{L})`, 'u').test(
    words,
  );

test.each(translations)('%s: no English is left', (locale) => {
  const left = Object.entries(messagesIn(locale)).filter(([name, message]) => {
    const isSame =
      message === english[name] && /\p{L}{2}/u.test(wordsOf(message)) && !(name in SAME_ON_PURPOSE);
    return isSame || ENGLISH_WORDS.test(wordsOf(message));
  });
  expect(left).toEqual([]);
});

test('every exception is one still', () => {
  const same = new Set(
    translations.flatMap((locale) =>
      Object.entries(messagesIn(locale)).flatMap(([name, message]) =>
        message === english[name] ? [name] : [],
      ),
    ),
  );
  expect(Object.keys(SAME_ON_PURPOSE).filter((name) => !same.has(name))).toEqual([]);
});

test('the glossary names the same terms in every language', () => {
  for (const locale of translations)
    expect({ locale, terms: Object.keys(glossaryIn(locale)) }).toEqual({ locale, terms: Object.keys(terms) });
});

test('every term is one that the site uses', () => {
  const words = Object.values(english).map(wordsOf);
  const isUsed = ([, forms]: [string, readonly string[]]) =>
    words.some((message) => forms.some((form) => isWord(form, message)));
  expect(Object.entries(terms).filter((term) => !isUsed(term))).toEqual([]);
});

test.each(translations)('%s: a term is called by its name, everywhere', (locale) => {
  const messages = messagesIn(locale);
  const glossary = glossaryIn(locale);
  const strayed = Object.entries(english).flatMap(([name, message]) => {
    const translated = wordsOf(messages[name] ?? '').toLowerCase();
    return Object.entries(terms)
      .filter(([, forms]) => forms.some((form) => isWord(form, wordsOf(message))))
      .filter(([term]) => !glossary[term]?.some((stem) => translated.includes(stem.toLowerCase())))
      .map(([term]) => ({ name, term, message, translated: messages[name] }));
  });
  expect(strayed).toEqual([]);
});
