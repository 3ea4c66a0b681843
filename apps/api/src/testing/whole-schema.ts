import {
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** How often a path may come back to the same type. */
const VISITS = 2;

/**
 * A selection set for every way through the schema from a type, each asking for all plain fields at its end. A field
 * that nobody thought of is walked from the day it is added.
 *
 * @param values what to give for arguments, by name; each way is walked once for every value, and for every value of an
 * enum. Other arguments are left out, and a field that insists on one is an error.
 */
export function* waysThrough(
  schema: GraphQLSchema,
  type: GraphQLNamedOutputType,
  values: Readonly<Record<string, readonly string[]>>,
  passed: readonly GraphQLNamedOutputType[] = [],
): Generator<string> {
  if (isAbstractType(type)) {
    for (const part of schema.getPossibleTypes(type)) {
      for (const way of waysThrough(schema, part, values, passed)) yield `... on ${part.name} { ${way} }`;
    }
    return;
  }
  if (!isObjectType(type)) throw new Error(`${type.name} cannot be walked`);
  const fields = Object.values(type.getFields());
  const plain = fields.filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0);
  yield ['__typename', ...plain.map(({ name }) => name)].join(' ');
  for (const field of fields.filter((candidate) => !plain.includes(candidate))) {
    const named = getNamedType(field.type);
    if (passed.filter((before) => before === named).length >= VISITS) continue;
    for (const given of givenTo(field, values)) {
      if (isLeafType(named)) yield `${field.name}${given}`;
      else {
        for (const way of waysThrough(schema, named, values, [...passed, named])) {
          yield `${field.name}${given} { ${way} }`;
        }
      }
    }
  }
}

/** Every combination of values for the arguments of a field. */
function givenTo(
  field: GraphQLField<unknown, unknown>,
  values: Readonly<Record<string, readonly string[]>>,
): string[] {
  const choices = field.args.map(({ name, type }) => {
    const named = getNamedType(type);
    const known = isEnumType(named) ? named.getValues().map((value) => value.name) : (values[name] ?? []);
    const texts = known.map((value) => `${name}: ${value}`);
    if (isEnumType(named) && !isNonNullType(type)) return ['', ...texts];
    if (texts.length === 0 && !isNonNullType(type)) return [''];
    if (texts.length === 0) throw new Error(`no value for ${field.name}(${name})`);
    return texts;
  });
  const combined = choices.reduce<string[][]>(
    (sofar, texts) => sofar.flatMap((given) => texts.map((text) => [...given, text])),
    [[]],
  );
  return combined
    .map((given) => given.filter((text) => text !== ''))
    .map((given) => (given.length === 0 ? '' : `(${given.join(', ')})`));
}

/** Every object inside a JSON value, itself included. */
export function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}
