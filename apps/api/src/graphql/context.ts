import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BotsService } from '../bots/bots.service.js';
import type { Config } from '../config.js';
import type { ExportsService } from '../exports/exports.service.js';
import type { GamesService } from '../games/games.service.js';
import type { HistoryService } from '../history/history.service.js';
import { addressKey } from '../http/address-key.js';
import { isOwnOrigin, type ProxyTrust, requestOrigin } from '../http/request-origin.js';
import { type LinkContext, shareableOrigin } from '../http/site-links.js';
import type { PlayersService } from '../players/players.service.js';
import type { Player } from '../players/players.types.js';
import type { PresenceService } from '../presence/presence.service.js';
import { type Credential, credentialOf, type Proof, prove } from '../sessions/proof.js';
import { clearedSessionCookie, sessionCookie } from '../sessions/session-cookie.js';
import { SESSION_LIFETIME_MS, type SessionsService } from '../sessions/sessions.service.js';
import type { StoredSession } from '../sessions/sessions.store.js';
import type { StatusService } from '../status/status.service.js';
import type { TransfersService } from '../transfers/transfers.service.js';
import { requestError } from './errors.js';
import type { Holders } from './rates.js';

/** The use cases, one service a noun. */
export interface Services {
  readonly bots: BotsService;
  readonly exports: ExportsService;
  readonly games: GamesService;
  readonly history: HistoryService;
  readonly players: PlayersService;
  readonly presence: PresenceService;
  readonly sessions: SessionsService;
  readonly status: StatusService;
  readonly transfers: TransfersService;
}

/** The session cookie of the browser that asks. */
export interface CookieJar {
  give(token: string): void;
  takeAway(): void;
}

/** What every resolver knows of the one who asks. */
export interface Context extends LinkContext {
  readonly requestId: string;
  readonly services: Services;
  readonly proof: Proof | null;
  /** Null for somebody without a session, who sees what a spectator sees. */
  readonly player: Player | null;
  /** Null on sockets, which cannot set cookies, and for pages of other sites. */
  readonly cookies: CookieJar | null;
  /** Whose budgets the request is charged to. */
  readonly holders: Holders;
}

/** @throws UNAUTHENTICATED without a live session. */
export function requireSession({ proof }: Context): StoredSession {
  if (proof) return proof.session;
  throw requestError('UNAUTHENTICATED', 'This needs a session: call startSession first.');
}

/** Takes the cookie away with which somebody came whose session has ended; beside a bearer token it was ignored and stays. */
export function forgetCookie({ proof, cookies }: Context): void {
  if (proof?.by === 'cookie') cookies?.takeAway();
}

/** @throws UNAUTHENTICATED without a live session. */
export function requirePlayer(context: Context): Player {
  return requireSession(context).player;
}

/** Makes contexts, the same for both transports. */
export class Contexts {
  readonly #services: Services;
  readonly #trust: ProxyTrust;
  readonly #publicOrigin: string | undefined;

  constructor(parts: { services: Services; trust: ProxyTrust; config: Pick<Config, 'publicOrigin'> }) {
    this.#services = parts.services;
    this.#trust = parts.trust;
    this.#publicOrigin = parts.config.publicOrigin;
  }

  /** The context of one HTTP request; a session renewed by it is sent back as a fresh cookie. */
  async forRequest(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Context> {
    const cookies = this.#cookieJar(request, response);
    const proof = await prove(
      this.#services.sessions,
      this.credential(request, request.headers.authorization),
    );
    if (proof?.renewed && proof.by === 'cookie') cookies?.give(proof.token);
    return this.#context(request, proof, requestId, cookies);
  }

  /** The context of one operation on a socket, whose credential is proven anew: the session may have ended since. */
  async forOperation(request: IncomingMessage, credential: Credential | null): Promise<Context> {
    return this.#context(request, await prove(this.#services.sessions, credential), randomUUID(), null);
  }

  /** @param authorization the header, or its like among a socket's connection parameters. */
  credential(request: IncomingMessage, authorization: unknown): Credential | null {
    return credentialOf(request, requestOrigin(request, this.#trust), this.#publicOrigin, authorization);
  }

  #context(
    request: IncomingMessage,
    proof: Proof | null,
    requestId: string,
    cookies: CookieJar | null,
  ): Context {
    const origin = requestOrigin(request, this.#trust);
    return {
      requestId,
      services: this.#services,
      proof,
      player: proof?.session.player ?? null,
      siteOrigin: shareableOrigin(origin, this.#publicOrigin),
      cookies,
      holders: { session: proof?.session.id ?? null, address: addressKey(origin.address) },
    };
  }

  #cookieJar(request: IncomingMessage, response: ServerResponse): CookieJar | null {
    const origin = requestOrigin(request, this.#trust);
    if (!isOwnOrigin(request, origin, this.#publicOrigin)) return null;
    const setCookie = (cookie: string) => response.setHeader('Set-Cookie', cookie);
    return {
      give: (token) => setCookie(sessionCookie(token, SESSION_LIFETIME_MS, origin.scheme)),
      takeAway: () => setCookie(clearedSessionCookie(origin.scheme)),
    };
  }
}
