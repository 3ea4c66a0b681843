import { networkInterfaces } from 'node:os';
import { originText, type RequestOrigin } from './request-origin.js';

/** What a request must tell for links to be made from it. */
export interface LinkContext {
  /** The origin that links to others must name. */
  readonly siteOrigin: string;
}

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(?=:|$)/;

/** This machine's address on the local network, or undefined where it is on none. */
export function localNetworkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/**
 * The origin that a link to somebody else must name. A friend cannot open "localhost", so there it is the machine's
 * address on the local network, with the same port.
 */
export function shareableOrigin(
  origin: RequestOrigin,
  publicOrigin: string | undefined,
  networkAddress = localNetworkAddress(),
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const host = networkAddress ? origin.host.replace(LOCAL_HOST, networkAddress) : origin.host;
  return originText({ scheme: origin.scheme, host });
}

/** The page of a game; without a language, which each reader's own browser picks. */
export function gameUrl(siteOrigin: string, gameId: string): string {
  return `${siteOrigin}/game/${gameId}`;
}

/** The invitation to a game: no language in the path, the secret in the fragment, which no server is sent. */
export function invitationUrl(siteOrigin: string, gameId: string, token: string): string {
  return `${gameUrl(siteOrigin, gameId)}#invitation=${token}`;
}

/** A player's own way to another browser, its secret in the fragment likewise. */
export function transferUrl(siteOrigin: string, token: string): string {
  return `${siteOrigin}/continue#transfer=${token}`;
}
