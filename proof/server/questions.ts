import {
  type GraphQLArgument,
  GraphQLBoolean,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
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
  input: '{ games: 1 }',
};

/** What is given for an argument that can be left out, by name; it is also left out. */
const CHOSEN: Readonly<Record<string, string>> = { from: '$ply' };

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

/** A field with its arguments: once with those that it needs, and once more with each choice that it leaves. */
function askedFor(field: GraphQLField<unknown, unknown>, selection: string): string[] {
  const needed = field.args.filter(({ type, name }) => isNonNullType(type) || name in GIVEN).map(given);
  // In which order a list comes, and what it leaves out, is asked for in the tests of the history.
  const isList = getNamedType(field.type).name.endsWith('Connection');
  const choices = (isList ? [] : field.args).flatMap((argument) =>
    choicesOf(argument).map((value) => `${argument.name}: ${value}`),
  );
  return ['', ...choices].map((choice) => {
    const alias = choice === '' ? '' : `${field.name}_${choice.replace(/\W+/g, '_')}: `;
    const given = [...needed, choice].filter((text) => text !== '').join(', ');
    return `${alias}${field.name}${given === '' ? '' : `(${given})`}${selection}`;
  });
}

/** What can be chosen: each word of an enum, such as each pair of eyes, and yes where the answer may be no. */
function choicesOf({ name, type }: GraphQLArgument): string[] {
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues().map((value) => value.name);
  if (named === GraphQLBoolean) return ['true'];
  return name in CHOSEN ? [CHOSEN[name]] : [];
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

/**
 * Everything that the answer to a mutation of a game has but its players' lists, for the resolvers; where a ply is
 * needed, of the first move.
 */
export function wholeAnswer(schema: GraphQLSchema): string {
  const [answer, list] = ['GameAction', 'GameConnection'].map((name) => schema.getType(name));
  const fields = fieldsOf(schema, answer as GraphQLUnionType, [list as GraphQLObjectType]);
  return fields.join(' ').replaceAll('$ply', '1');
}

/** Everything that can be followed: games as a page asks for them, all else whole. */
export function subscriptions(schema: GraphQLSchema): string[] {
  const game = schema.getType('Game') as GraphQLObjectType;
  return Object.values(schema.getSubscriptionType()?.getFields() ?? {}).map((field) => {
    const followed = getNamedType(field.type);
    const fields = followed === game ? GAME_PARTS : fieldsOf(schema, followed, [game]).join(' ');
    const needed = field.args.filter(({ type, name }) => isNonNullType(type) || name in GIVEN).map(given);
    const told = needed.length === 0 ? '' : `(${needed.join(', ')})`;
    return withVariables('subscription', `${field.name}${told} { ${fields} }`);
  });
}

function gameFields(schema: GraphQLSchema): string[] {
  return fieldsOf(schema, schema.getType('Game') as GraphQLObjectType);
}

/** What the page asks of a game each time it changes: for answers to moves, and for subscriptions. */
export const GAME_PARTS = `id version status role turn ply drawOffer result { winner reason }
  board { eyes ply placement visibleSquares lossMark pieces { square color kind } legalMoves { from to promotion }
    losses { ply color square kind } }
  moves { ply color move { from to promotion captured san uci } }`;
