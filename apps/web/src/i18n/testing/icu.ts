import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a message is given, and between what it chooses: `color: white black other`, `count: =0 one other`. */
export interface Argument {
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

/** Every argument of a message, those within its branches included. */
export const readArguments = (message: string) => argumentsOf(parse(message));

/** The words of a message, all branches after each other, without the machinery around them. */
export function wordsOf(message: string): string {
  const words = (elements: readonly MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      if (element.type === TYPE.tag) return words(element.children);
      if (element.type !== TYPE.select && element.type !== TYPE.plural) return [' '];
      return Object.values(element.options).flatMap(({ value }) => [' ', ...words(value), ' ']);
    });
  return words(parse(message)).join('');
}
