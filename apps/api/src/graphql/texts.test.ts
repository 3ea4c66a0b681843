import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import type { TestClient } from '../testing/test-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { createSchema } from './schema.js';

const HOSTILE = JSON.stringify('g\0');
const SAMPLES: Record<string, string> = {
  ID: '"g"',
  String: '"s"',
  Square: '"e4"',
  Int: '1',
  Boolean: 'true',
  DateTime: '"2026-11-29T00:00:00.000Z"',
};

let server: TestServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  guest = await server.guest();
});
afterAll(() => server.close());

/** Something of this type, as a literal. */
function sample(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return '[]';
  if (isEnumType(inner)) return inner.getValues()[0].name;
  if (isInputObjectType(inner)) return object(Object.values(inner.getFields()), null, '');
  return SAMPLES[getNamedType(inner).name];
}

/** What is required of these, and one of them, as is said. */
function object(fields: readonly GraphQLInputField[], one: GraphQLInputField | null, said: string): string {
  const given = fields.filter((field) => field !== one && isNonNullType(field.type));
  const parts = given.map(({ name, type }) => `${name}: ${sample(type)}`);
  return `{ ${[...parts, ...(one ? [`${one.name}: ${said}`] : [])].join(', ')} }`;
}

/** Literals for an argument, each with the hostile text in the place of one of its texts. */
function hostileValues(type: GraphQLInputType): string[] {
  const inner = getNullableType(type);
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields());
    return fields.flatMap((field) => hostileValues(field.type).map((said) => object(fields, field, said)));
  }
  return ['ID', 'String'].includes(getNamedType(inner).name) ? [HOSTILE] : [];
}

/** Every operation of the schema, once for each place in which a text may stand. */
function operations(schema: GraphQLSchema): string[] {
  const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
  return Object.entries(roots).flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap(({ name, args, type }) => {
      const rest = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
      const others = (one: GraphQLArgument) =>
        args
          .filter((arg) => arg !== one && isNonNullType(arg.type))
          .map((arg) => `${arg.name}: ${sample(arg.type)}`);
      return args.flatMap((arg) =>
        hostileValues(arg.type).map(
          (said) => `${kind} { ${name}(${[`${arg.name}: ${said}`, ...others(arg)].join(', ')})${rest} }`,
        ),
      );
    }),
  );
}

test('a text with the character that no database keeps is refused wherever texts are taken', async () => {
  const asked = operations(await createSchema());
  expect(asked.length).toBeGreaterThanOrEqual(20);
  for (const query of asked) {
    const { errors } = await guest.ask(query);
    expect({ query, errors }).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  }
});

test.each([
  ['a variable', 'query ($id: ID!) { game(id: $id) { id } }', { id: 'g\0' }],
  [
    'a variable inside a variable',
    'query ($filter: GameFilter) { games(filter: $filter) { totalCount } }',
    { filter: { player: 'p\0' } },
  ],
  ['the default of a variable', 'query ($id: ID! = "g\\u0000") { game(id: $id) { id } }', {}],
  [
    'another spelling of its escape',
    'query ($id: ID! = "g") { games(filter: { player: "p\\u{0}" }) { totalCount } game(id: $id) { id } }',
    {},
  ],
])('so it is in %s, over both transports', async (_where, query, variables) => {
  const refused = [{ extensions: { code: 'BAD_USER_INPUT' } }];
  expect((await guest.ask(query, variables)).errors).toMatchObject(refused);
  expect(await guest.subscribe(query, variables).end()).toMatchObject(refused);
});

test('the words of its escape are a text like any other', async () => {
  const { data } = await guest.ask('query ($id: ID!) { game(id: $id) { id } }', { id: 'g\\u0000' });
  expect(data).toEqual({ game: null });
});

test('an export has no such id', async () => {
  for (const path of ['games/%00.pgn', 'players/%00.pgn', 'players/%00.ndjson'])
    expect((await fetch(`http://127.0.0.1:${server.port}/export/${path}`)).status).toBe(404);
});
