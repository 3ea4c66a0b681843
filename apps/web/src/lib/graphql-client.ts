import { Client, type Exchange, fetchExchange } from '@urql/core';

/** Where the API answers, on the page's own origin: over HTTP and over WebSocket. */
export const GRAPHQL_PATH = '/graphql';

/** How long an answer is waited for, in milliseconds. */
const PATIENCE_MS = 10_000;

/** A fetch that ends: a line may be dead without a word, and an API that does not answer holds nobody up for long. */
export const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

interface GraphqlClientOptions {
  /** Defaults to the API on the page's own origin; a server has to name an absolute URL. */
  url?: string;
  headers?: HeadersInit;
  /** Exchanges that stand before the fetch, such as the one that carries subscriptions. */
  exchanges?: readonly Exchange[];
  /** How a request is sent, where not simply with patience. */
  fetch?: typeof fetch;
}

/**
 * A urql client without a cache. What a viewer may see is kept in one place, the page's own reducer: a cache
 * beside it would answer one seat's question with another seat's view, since its keys know nothing of eyes.
 */
export function createGraphqlClient({
  url = GRAPHQL_PATH,
  headers,
  exchanges = [],
  fetch = fetchInTime,
}: GraphqlClientOptions = {}): Client {
  return new Client({
    url,
    exchanges: [...exchanges, fetchExchange],
    fetch,
    requestPolicy: 'network-only',
    preferGetMethod: false,
    fetchOptions: { cache: 'no-store', headers },
  });
}
