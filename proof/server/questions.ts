import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { checkLimits, LIMITS } from '../../apps/api/src/graphql/limits.js';

/** What is given for an argument, by name: whatever a field insists on, and lists kept short. */
const GIVEN: Readonly<Record<string, string>> = {
  id: '$id',
  gameId: '$id',
  ply: '$ply',
  first: '2',
  count: '2',
};

/** The variables of every document below. */
const VARIABLES: Readonly<Record<string, string>> = { $id: 'ID!', $ply: 'Int!' };

/**
 * Everything that a type has, field by field, each to the end and through all eyes: what nobody thought of is
 * asked for from the day it is added. A way never comes back to a type that it has passed.
 */
function fieldsOf(
  schema: GraphQLSchema,
  type: GraphQLNamedOutputType,
  passed: readonly GraphQLNamedOutputType[] = [],
): string[] {
  const way = [...passed, type];
  if (isAbstractType(type)) {
    return schema
      .getPossibleTypes(type)
      .filter((part) => !passed.includes(part))
      .map((part) => `... on ${part.name} { ${fieldsOf(schema, part, way).join(' ')} }`);
  }
  if (!isObjectType(type)) throw new Error(`${type.name} cannot be asked for`);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    if (isLeafType(named)) return askedFor(field, '');
    if (way.includes(named)) return [];
    const inner = fieldsOf(schema, named, way);
    return inner.length === 0 ? [] : askedFor(field, ` { ${inner.join(' ')} }`);
  });
  return ['__typename', ...fields];
}

/** A field with its arguments: once without, and once through each pair of eyes that it can be asked for. */
function askedFor(field: GraphQLField<unknown, unknown>, selection: string): string[] {
  const needed = field.args.filter(({ type, name }) => isNonNullType(type) || name in GIVEN).map(given);
  const choices = field.args.flatMap((argument) => {
    const named = getNamedType(argument.type);
    const isEyes = isEnumType(named) && named.name === 'Eyes';
    return isEyes ? named.getValues().map(({ name }) => `${argument.name}: ${name}`) : [];
  });
  return ['', ...choices].map((choice) => {
    const alias = choice === '' ? '' : `${field.name}_${choice.replace(': ', '_')}: `;
    const given = [...needed, choice].filter((text) => text !== '').join(', ');
    return `${alias}${field.name}${given === '' ? '' : `(${given})`}${selection}`;
  });
}

function given({ name }: GraphQLArgument): string {
  const value = GIVEN[name];
  if (value === undefined) throw new Error(`nobody has said what to give for ${name}`);
  return `${name}: ${value}`;
}

/** Whether the wire lets a document in. */
function isWithinLimits(schema: GraphQLSchema, text: string): boolean {
  if ((text.match(/[\w$]+|[^\w\s]/g) ?? []).length > LIMITS.tokens) return false;
  return 'cost' in checkLimits(schema, { document: parse(text), variables: { id: 'g', ply: 0 } });
}

/** A document with those of the variables that it uses. */
function withVariables(kind: 'query' | 'mutation' | 'subscription', body: string): string {
  const used = Object.entries(VARIABLES).filter(([name]) => new RegExp(`\\${name}\\b`).test(body));
  const declared = used.map(([name, type]) => `${name}: ${type}`).join(', ');
  return `${kind}${declared === '' ? '' : ` (${declared})`} { ${body} }`;
}

/** Everything that can be read, in one document for the resolvers, which know no limits. */
export function wholeQuestion(schema: GraphQLSchema): string {
  return withVariables('query', fieldsOf(schema, schema.getQueryType() as GraphQLObjectType).join(' '));
}

/** Everything that a game has, in one document for the resolvers. */
export function gameQuestion(schema: GraphQLSchema): string {
  return withVariables('query', `game(id: $id) { ${gameFields(schema).join(' ')} }`);
}

/** The same in as few documents as keep to the limits of the wire. */
export function gameQuestions(schema: GraphQLSchema): string[] {
  const asDocument = (group: string) => withVariables('query', `game(id: $id) { ${group} }`);
  const groups: string[] = [];
  for (const field of gameFields(schema)) {
    const joined = `${groups.at(-1) ?? ''} ${field}`;
    if (groups.length > 0 && isWithinLimits(schema, asDocument(joined))) groups[groups.length - 1] = joined;
    else groups.push(field);
  }
  return groups.map(asDocument);
}

function gameFields(schema: GraphQLSchema): string[] {
  return fieldsOf(schema, schema.getType('Game') as GraphQLObjectType);
}

/** What the page asks of a game each time it changes: for answers to moves, and for subscriptions. */
export const GAME_PARTS = `id version status role turn ply drawOffer result { winner reason }
  board { eyes ply placement visibleSquares lossMark pieces { square color kind } legalMoves { from to promotion }
    losses { ply color square kind } }
  moves { ply color move { from to promotion captured san uci } }`;
