import { readFileSync } from 'node:fs';
import { CombinedError } from '@urql/core';
import { buildSchema, type GraphQLEnumType, GraphQLError } from 'graphql';
import { PROBLEM_CODES, TROUBLES, troubleOf } from './trouble';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const schema = buildSchema(read('../../../../schema.graphql'));
const problems: Record<string, string> = JSON.parse(read('../i18n/messages/en.json')).problems;

test('every refusal of the contract is known', () => {
  const codes = (schema.getType('ProblemCode') as GraphQLEnumType).getValues().map(({ name }) => name);
  expect([...PROBLEM_CODES].sort()).toEqual(codes.sort());
});

test('every trouble has a sentence, and no sentence is left over', () => {
  expect(Object.keys(problems).sort()).toEqual([...TROUBLES].sort());
  for (const sentence of Object.values(problems)) expect(sentence).toMatch(/\S.*[.!]$/);
});

test.each([
  ['no answer at all', { networkError: new Error('connection refused') }, 'UNREACHABLE'],
  [
    'a limit',
    { graphQLErrors: [coded('RATE_LIMITED')], networkError: new Error('429') },
    'TOO_MANY_REQUESTS',
  ],
  ['no session', { graphQLErrors: [coded('UNAUTHENTICATED')] }, 'NO_SESSION'],
  ['a masked error', { graphQLErrors: [coded('INTERNAL_SERVER_ERROR')] }, 'UNEXPECTED'],
])('%s', (_, error, trouble) => {
  expect(troubleOf(new CombinedError(error))).toBe(trouble);
});

function coded(code: string): GraphQLError {
  return new GraphQLError('refused', { extensions: { code } });
}
