import type { Client } from '@urql/core';
import { headers } from 'next/headers';
import { createGraphqlClient, fetchInTime } from './graphql-client';

/** What the API has to know of the browser's request, whoever asks: the address under which it was asked. */
const ADDRESS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

/**
 * A client for one request to a page: it asks the API as the visitor's own session.
 *
 * @throws where API_URL, the API's address as this server reaches it, is not set
 */
export function createServerClient(): Promise<Client> {
  return createClient(['cookie', ...ADDRESS]);
}

/**
 * A client that asks as nobody, for what is the same for everybody and may be kept.
 *
 * @throws where API_URL is not set
 */
export function createAnonymousClient(): Promise<Client> {
  return createClient(ADDRESS);
}

async function createClient(forwardedNames: readonly string[]): Promise<Client> {
  const url = process.env.API_URL;
  if (!url)
    throw new Error('API_URL is not set: the address of the API, such as http://127.0.0.1:4000/graphql');
  const incoming = await headers();
  const forwarded = new Headers();
  for (const name of forwardedNames) {
    const value = incoming.get(name);
    if (value) forwarded.set(name, value);
  }
  return createGraphqlClient({ url, headers: Object.fromEntries(forwarded), fetch: askTwice });
}

/**
 * A connection that was kept open may be closed by the API just as it is used again. Pages only read, so what went
 * wrong on the way is asked once more.
 */
const askTwice: typeof fetch = (input, init) => {
  const ask = () => fetchInTime(input, init);
  return ask().catch(ask);
};
