import type { Person } from './browser.js';

/** Counts the operations of this name that the page sends from now on. */
export function countSent(person: Person, operation: string): () => number {
  let sent = 0;
  person.page.on('request', (request) => {
    if (request.postData()?.includes(`"operationName":"${operation}"`)) sent++;
  });
  return () => sent;
}
