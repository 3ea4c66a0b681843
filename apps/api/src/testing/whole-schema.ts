import {
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';

type Values = Readonly<Record<string, readonly (string | null)[]>>;
type Passed = readonly GraphQLNamedOutputType[];

/**
 * Every way through a schema. A field that nobody thought of is walked from the day it is added.
 *
 * @param values what to give for arguments, by name, null to leave one out; each way is walked once for every value.
 * Other arguments are left out, and a field that insists on one is an error.
 */
export class SchemaWalk {
  readonly #schema: GraphQLSchema;
  readonly #values: Values;

  constructor(schema: GraphQLSchema, values: Values) {
    this.#schema = schema;
    this.#values = values;
  }

  /**
   * Selection sets which together ask a type for all that it has. Each follows one choice of arguments and takes along
   * whatever needs none; none comes back to a type that it has passed.
   */
  *ways(type: GraphQLNamedOutputType, passed: Passed = []): Generator<string> {
    yield this.#withoutArguments(type, passed);
    yield* this.#branches(type, passed);
  }

  #withoutArguments(type: GraphQLNamedOutputType, passed: Passed): string {
    if (isAbstractType(type)) {
      const parts = this.#schema.getPossibleTypes(type);
      return parts.map((part) => `... on ${part.name} { ${this.#withoutArguments(part, passed)} }`).join(' ');
    }
    const fields = fieldsOf(type, passed).filter((field) => field.args.length === 0);
    const selections = fields.map(({ name, type: output }) => {
      const named = getNamedType(output);
      return isLeafType(named) ? name : `${name} { ${this.#withoutArguments(named, [...passed, named])} }`;
    });
    return ['__typename', ...selections].join(' ');
  }

  /** The ways on which some field takes arguments. */
  *#branches(type: GraphQLNamedOutputType, passed: Passed): Generator<string> {
    if (isAbstractType(type)) {
      for (const part of this.#schema.getPossibleTypes(type)) {
        for (const way of this.#branches(part, passed)) yield `... on ${part.name} { ${way} }`;
      }
      return;
    }
    for (const field of fieldsOf(type, passed)) {
      const named = getNamedType(field.type);
      const inside = [...passed, named];
      for (const given of this.#givenTo(field)) {
        if (isLeafType(named)) {
          if (given !== '') yield `${field.name}${given}`;
          continue;
        }
        const ways = field.args.length === 0 ? this.#branches(named, inside) : this.ways(named, inside);
        for (const way of ways) yield `${field.name}${given} { ${way} }`;
      }
    }
  }

  /** Every combination of values for the arguments of a field. */
  #givenTo(field: GraphQLField<unknown, unknown>): string[] {
    const choices = field.args.map(({ name, type }) => {
      const known = this.#values[name];
      if (!known && isNonNullType(type)) throw new Error(`no value for ${field.name}(${name})`);
      return (known ?? [null]).map((value) => (value === null ? '' : `${name}: ${value}`));
    });
    const combined = choices.reduce<string[][]>(
      (sofar, texts) => sofar.flatMap((given) => texts.map((text) => [...given, text])),
      [[]],
    );
    return combined
      .map((given) => given.filter((text) => text !== ''))
      .map((given) => (given.length === 0 ? '' : `(${given.join(', ')})`));
  }
}

/** The fields of a type that do not lead back. */
function fieldsOf(type: GraphQLNamedOutputType, passed: Passed): GraphQLField<unknown, unknown>[] {
  if (!isObjectType(type)) throw new Error(`${type.name} cannot be walked`);
  return Object.values((type as GraphQLObjectType).getFields()).filter(
    (field) => !passed.includes(getNamedType(field.type)),
  );
}

/** Queries that together take all these ways, each as many as may be asked for at once. */
export function packed(ways: Iterable<string>, isAllowed: (query: string) => boolean): string[] {
  const queries: string[][] = [];
  for (const way of ways) {
    const last = queries[queries.length - 1];
    if (last && isAllowed(queryOf([...last, way]))) last.push(way);
    else queries.push([way]);
  }
  return queries.map(queryOf);
}

function queryOf(ways: readonly string[]): string {
  const selections = ways.map((way, index) => (way.startsWith('__typename') ? way : `way${index}: ${way}`));
  return `{ ${selections.join('\n')} }`;
}

/** Every object inside a JSON value, itself included. */
export function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}
