import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The id of the HTTP request being answered. Apollo formats the errors of malformed requests before there is a context
 * to take it from.
 */
export const currentRequestId = new AsyncLocalStorage<string>();
