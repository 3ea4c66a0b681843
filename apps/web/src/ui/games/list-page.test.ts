import { CombinedError, type OperationResult } from '@urql/core';
import { askForPage, neighbours, only, type PageWish, pageWish } from './list-page';
import { listPage } from './testing/listed-games';

test.each([
  [{}, { first: 12 }],
  [{ after: 'a' }, { first: 12, after: 'a' }],
  [{ before: 'b' }, { last: 12, before: 'b' }],
  [
    { after: 'a', before: 'b' },
    { last: 12, before: 'b' },
  ],
  [{ after: ['a', 'a'] }, { first: 12 }],
])('the address %p asks for the page %p', (search, wish) => {
  expect(pageWish(search)).toEqual(wish);
});

test('a value counts where it is given once', () => {
  expect([only('a'), only(''), only(undefined), only(['a'])]).toEqual(['a', null, null, null]);
});

test('neighbours are where the API says there are more', () => {
  const address = (place: Readonly<Record<string, string>>) => JSON.stringify(place);
  expect(neighbours(listPage([]), address)).toEqual({ previous: null, next: null });
  const between = listPage([], { hasNextPage: true, hasPreviousPage: true });
  expect(neighbours(between, address)).toEqual({ previous: '{"before":"first"}', next: '{"after":"last"}' });
});

/** An API that gives these answers, one after the other, and keeps what it was asked. */
function answering(...answers: { data?: string; error?: CombinedError }[]) {
  const asked: PageWish[] = [];
  const ask = async (wish: PageWish) => {
    asked.push(wish);
    return answers.shift() as OperationResult<string>;
  };
  return { ask, asked };
}

test('a place that no list has leads to the first page', async () => {
  const refused = new CombinedError({ graphQLErrors: [{ message: '', extensions: { field: 'after' } }] });
  const { ask, asked } = answering({ error: refused }, { data: 'games' });
  expect(await askForPage({ first: 12, after: 'nonsense' }, ask)).toBe('games');
  expect(asked).toEqual([{ first: 12, after: 'nonsense' }, { first: 12 }]);
});

test('an API that does not answer is no empty list', async () => {
  const lost = new CombinedError({ networkError: new Error('connection refused') });
  await expect(askForPage({ first: 12 }, answering({ error: lost }).ask)).rejects.toThrow(
    'connection refused',
  );
});
