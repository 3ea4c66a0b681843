import type { CombinedError, OperationResult } from '@urql/core';
import type { ListPageFragment } from '../../gql/graphql';

/** The query of an address, as Next hands it over. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** How many games a page of the site holds: it fills rows of two, three and four. */
const PAGE_SIZE = 12;

/** Which page of a list, as the API is asked for it. */
export type PageWish = { first: number; after?: string } | { last: number; before: string };

/** The page that an address names by `after` or `before`; else the first one. */
export function pageWish(search: SearchParams): PageWish {
  const before = only(search.before);
  const after = only(search.after);
  if (before) return { last: PAGE_SIZE, before };
  return after ? { first: PAGE_SIZE, after } : { first: PAGE_SIZE };
}

/** A value of the query that was given once; `null` for one that is missing, empty, or given more than once. */
export function only(value: string | string[] | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The addresses of the pages beside this one. */
export function neighbours(
  { pageInfo }: Pick<ListPageFragment, 'pageInfo'>,
  address: (place: Readonly<Record<string, string>>) => string,
): { previous: string | null; next: string | null } {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  return {
    previous: hasPreviousPage && startCursor ? address({ before: startCursor }) : null,
    next: hasNextPage && endCursor ? address({ after: endCursor }) : null,
  };
}

/**
 * Whether an error only says that the address named a place that no list has: an old link, or one that somebody wrote.
 */
function isUnknownPlace({ graphQLErrors }: CombinedError): boolean {
  return graphQLErrors.some(
    ({ extensions }) => extensions.field === 'after' || extensions.field === 'before',
  );
}

/**
 * Asks the API for a page of a list, and for the first one where the place is not known.
 *
 * @throws where the API does not answer
 */
export async function askForPage<Data>(
  wish: PageWish,
  ask: (wish: PageWish) => Promise<OperationResult<Data>>,
): Promise<Data | undefined> {
  const { data, error } = await ask(wish);
  if (error && isUnknownPlace(error)) return askForPage({ first: PAGE_SIZE }, ask);
  if (error) throw error;
  return data;
}
