import { readFileSync } from 'node:fs';
import { routing } from './routing';
import { flatten, type MessageTree } from './testing/flatten';
import { type Argument, readArguments } from './testing/icu';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const messagesIn = (locale: string) => flatten(read(`./messages/${locale}.json`) as MessageTree);

const english = messagesIn('en');
const translations = routing.locales.filter((locale) => locale !== 'en');

const namesOf = (message: string) => [...new Set(readArguments(message).map(({ name }) => name))].sort();
const optionsOf = (message: string, wanted: Argument['kind']) =>
  readArguments(message)
    .filter(({ kind }) => kind === wanted)
    .map(({ name, options }) => `${name}: ${options.join(' ')}`);

describe.each(translations)('%s', (locale) => {
  const messages = messagesIn(locale);
  const both = Object.entries(messages)
    .filter(([name]) => name in english)
    .map(([name, message]) => ({ name, message, source: english[name]! }));

  test('has every message and none too many', () => {
    expect(Object.keys(english).filter((name) => !(name in messages))).toEqual([]);
    expect(Object.keys(messages).filter((name) => !(name in english))).toEqual([]);
  });

  test('every message is given what the English one is given, and chooses between the same', () => {
    for (const { name, message, source } of both) {
      expect({ name, given: namesOf(message) }).toEqual({ name, given: namesOf(source) });
      const choices = optionsOf(source, 'select');
      const strange = optionsOf(message, 'select').filter((choice) => !choices.includes(choice));
      expect({ name, strange }).toEqual({ name, strange: [] });
    }
  });

  test('where English tells one from many, every number of the language has its form', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const { name, message, source } of both) {
      if (!readArguments(source).some(({ options }) => options.includes('one'))) continue;
      const plurals = readArguments(message).filter(({ kind }) => kind === 'plural');
      expect({ name, plurals: plurals.length > 0 }).toEqual({ name, plurals: true });
      for (const { options } of plurals)
        expect({ name, options }).toEqual({ name, options: expect.arrayContaining(forms) });
    }
  });
});
