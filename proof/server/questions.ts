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
} from 'graphql';

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

/** Signs and words of a document that the referee reads at once, with room to spare (its limit is 1000). */
const MOST_TOKENS = 600;
const MOST_ALIASES = 12;

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

const tokens = (text: string) => text.match(/[\w$]+|[^\w\s]/g)?.length ?? 0;
const aliases = (text: string) => text.match(/\w+: \w+[ ({]/g)?.length ?? 0;

/** Fields in as few groups as each fit into one document. */
function packed(fields: readonly string[]): string[] {
  const groups: string[] = [];
  for (const field of fields) {
    const joined = `${groups.at(-1) ?? ''} ${field}`.trim();
    if (groups.length === 0 || tokens(joined) > MOST_TOKENS || aliases(joined) > MOST_ALIASES)
      groups.push(field);
    else groups[groups.length - 1] = joined;
  }
  return groups;
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

/** The same in documents that keep to the limits of the wire. */
export function gameQuestions(schema: GraphQLSchema): string[] {
  return packed(gameFields(schema)).map((group) => withVariables('query', `game(id: $id) { ${group} }`));
}

function gameFields(schema: GraphQLSchema): string[] {
  return fieldsOf(schema, schema.getType('Game') as GraphQLObjectType);
}

/** What the page asks of a game each time it changes: for answers to moves, and for subscriptions. */
export const GAME_PARTS = `id version status role turn ply drawOffer result { winner reason }
  board { eyes ply placement visibleSquares lossMark pieces { square color kind } legalMoves { from to promotion }
    losses { ply color square kind } }
  moves { ply color move { from to promotion captured san uci } }`;
