import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/** Tells whether the proxy with this address, so many hops away, is believed. */
export type ProxyTrust = (address: string, hop: number) => boolean;

/** Where a browser says it is, as far as trusted proxies vouch for it. */
export interface RequestOrigin {
  readonly scheme: 'http' | 'https';
  /** Host and port as in the browser's address line. */
  readonly host: string;
  /** The client's network address; kept in memory for limits only. */
  readonly address: string;
}

/** @param proxies addresses, networks, or names such as `loopback`. */
export function trustProxies(proxies: readonly string[]): ProxyTrust {
  return proxyAddress.compile([...proxies]);
}

/** The first of a header's comma-separated values: the one that the proxy nearest to the browser wrote. */
function firstOf(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim();
}

/** Reads where a request or a socket comes from; X-Forwarded-* counts only when a trusted proxy sent it. */
export function requestOrigin(request: IncomingMessage, trust: ProxyTrust): RequestOrigin {
  const nearest = request.socket.remoteAddress ?? '';
  const forwarded = trust(nearest, 0) ? request.headers : {};
  const protocol = firstOf(forwarded['x-forwarded-proto']);
  return {
    // Some proxies call the scheme of a socket wss.
    scheme: protocol === 'https' || protocol === 'wss' ? 'https' : 'http',
    host: firstOf(forwarded['x-forwarded-host']) ?? request.headers.host ?? 'localhost',
    address: nearest === '' ? '' : proxyAddress(request, trust),
  };
}

/** The origin as a browser spells it: "https://fog.example". */
export function originText({ scheme, host }: Pick<RequestOrigin, 'scheme' | 'host'>): string {
  return URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).origin : `${scheme}://${host}`;
}

/**
 * Whether a page of ours, or no page at all, sent the request. A cookie counts only then: from elsewhere the request
 * goes on as if it had none.
 *
 * @param publicOrigin the site's own origin where it is configured.
 */
export function isOwnOrigin(
  request: IncomingMessage,
  origin: RequestOrigin,
  publicOrigin: string | undefined,
): boolean {
  const claimed = request.headers.origin;
  return claimed === undefined || claimed === originText(origin) || claimed === publicOrigin;
}
