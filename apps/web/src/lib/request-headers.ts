/** What `src/proxy.ts` tells the page that it lets a request through to, as headers of that request. */

/** The nonce that inline scripts of this answer must carry. */
export const REQUEST_NONCE = 'x-nonce';

/** The page's path and query without its language, starting with a slash. */
export const REQUEST_PAGE = 'x-page';
