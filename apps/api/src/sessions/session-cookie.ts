import type { IncomingMessage } from 'node:http';
import { parse, serialize } from 'cookie';
import type { RequestOrigin } from '../http/request-origin.js';

type Scheme = RequestOrigin['scheme'];

/**
 * On https the prefix makes browsers insist on Secure and on this very host. On plain http a browser would drop such a
 * cookie, and with it every seat of a game on the local network.
 */
function cookieName(scheme: Scheme): string {
  return scheme === 'https' ? '__Host-fog_session' : 'fog_session';
}

const attributes = (scheme: Scheme) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: scheme === 'https' }) as const;

/** The session's token in a request's cookie, if there is one. */
export function readSessionCookie(request: IncomingMessage, scheme: Scheme): string | undefined {
  return parse(request.headers.cookie ?? '')[cookieName(scheme)];
}

/** The `Set-Cookie` header that carries a session. */
export function sessionCookie(token: string, lifetimeMs: number, scheme: Scheme): string {
  return serialize(cookieName(scheme), token, {
    maxAge: Math.floor(lifetimeMs / 1000),
    ...attributes(scheme),
  });
}

/** The `Set-Cookie` header that takes the session away. */
export function clearedSessionCookie(scheme: Scheme): string {
  return serialize(cookieName(scheme), '', { maxAge: 0, ...attributes(scheme) });
}
