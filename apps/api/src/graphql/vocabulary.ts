import { registerEnumType } from 'type-graphql';

type Vocabulary<Word extends string> = Readonly<Record<Uppercase<Word>, Word>>;

/**
 * Registers a GraphQL enum from lower-case words: clients write `WHITE`, the code keeps the engine's `white`.
 *
 * @param words every word of the union with what it means; a missing word does not compile.
 * @returns the object that stands for the enum in TypeGraphQL's decorators.
 */
export function vocabulary<Word extends string>(
  name: string,
  description: string,
  words: Readonly<Record<Word, string>>,
): Vocabulary<Word> {
  const entries = Object.entries<string>(words);
  const values = Object.fromEntries(entries.map(([word]) => [word.toUpperCase(), word]));
  const meanings = entries.map(([word, meaning]) => [word.toUpperCase(), { description: meaning }]);
  registerEnumType(values, { name, description, valuesConfig: Object.fromEntries(meanings) });
  return values as Vocabulary<Word>;
}
