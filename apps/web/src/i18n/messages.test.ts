import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { routing } from './routing';
import { flatten, type MessageTree } from './testing/flatten';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const messagesIn = (locale: string) => flatten(read(`./messages/${locale}.json`) as MessageTree);

const english = messagesIn('en');
const translations = routing.locales.filter((locale) => locale !== 'en');

/** What a message is given, and between what it chooses: `color: white black other`, `count: =0 one other`. */
interface Argument {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'select' | 'plural' | 'tag';
  readonly options: readonly string[];
}

function argumentsOf(elements: readonly MessageFormatElement[]): Argument[] {
  return elements.flatMap((element): Argument[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const { value: name } = element;
    if (element.type === TYPE.tag)
      return [{ name, kind: 'tag', options: [] }, ...argumentsOf(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural)
      return [{ name, kind: element.type === TYPE.argument ? 'text' : 'number', options: [] }];
    const kind = element.type === TYPE.select ? 'select' : 'plural';
    const branches = Object.values(element.options).flatMap(({ value }) => argumentsOf(value));
    return [{ name, kind, options: Object.keys(element.options).sort() }, ...branches];
  });
}

const readArguments = (message: string) => argumentsOf(parse(message));
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
