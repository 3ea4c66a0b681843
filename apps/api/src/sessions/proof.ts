import type { IncomingMessage } from 'node:http';
import { isOwnOrigin, type RequestOrigin } from '../http/request-origin.js';
import { readSessionCookie } from './session-cookie.js';
import type { SessionsService } from './sessions.service.js';
import type { StoredSession } from './sessions.store.js';

/** A token that somebody has shown, and where it stood. */
export interface Credential {
  readonly by: 'bearer' | 'cookie';
  readonly token: string;
}

/** A live session, as proven by a credential. */
export interface Proof extends Credential {
  readonly session: StoredSession;
  /** Whether the session's end has just been put off. */
  readonly renewed: boolean;
}

function bearerToken(authorization: unknown): string | undefined {
  return typeof authorization === 'string' ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined;
}

/**
 * What a request or a socket shows for itself. A bearer token wins, and the cookie is then ignored; a cookie counts
 * only where a page of ours, or no page, sent it.
 *
 * @param authorization the header, or its like among a socket's connection parameters.
 */
export function credentialOf(
  request: IncomingMessage,
  origin: RequestOrigin,
  publicOrigin: string | undefined,
  authorization: unknown,
): Credential | null {
  const bearer = bearerToken(authorization);
  if (bearer) return { by: 'bearer', token: bearer };
  const cookie = isOwnOrigin(request, origin, publicOrigin)
    ? readSessionCookie(request, origin.scheme)
    : undefined;
  return cookie ? { by: 'cookie', token: cookie } : null;
}

/** The live session behind a credential; null for none, an unknown, a revoked or an old one. */
export async function prove(sessions: SessionsService, credential: Credential | null): Promise<Proof | null> {
  const resumed = credential && (await sessions.resume(credential.token));
  return resumed ? { ...credential, ...resumed } : null;
}
