import { randomBytes } from 'node:crypto';
import { NextRequest, NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { LANGUAGE_COOKIE } from './i18n/languages';
import { type Locale, routing } from './i18n/routing';
import { isPage } from './lib/paths';
import { REQUEST_NONCE, REQUEST_PAGE } from './lib/request-headers';
import { HTTPS_ONLY, pagePolicy } from './lib/security-headers';
import { siteOrigin } from './lib/site-origin';

const localise = createMiddleware(routing);

/**
 * Gives a page without a locale the visitor's language by a redirect (which keeps the fragment, so an invitation
 * survives it), and everything that is no page a true 404, before any rendering begins. Every page is told where it
 * stands and which nonce its scripts must carry.
 */
export default function proxy(request: NextRequest): NextResponse {
  const { locale, rest } = splitLocale(request.nextUrl.pathname);
  const nonce = randomBytes(16).toString('base64');
  const policy = pagePolicy(nonce);
  const headers = new Headers(request.headers);
  // Next reads the nonce of its own scripts from here.
  headers.set('Content-Security-Policy', policy);
  headers.set(REQUEST_NONCE, nonce);
  headers.set(REQUEST_PAGE, rest + request.nextUrl.search);
  const chosen = request.cookies.get(LANGUAGE_COOKIE)?.value;
  if (chosen && isLocale(chosen)) headers.set('Accept-Language', chosen);

  const address = new URL(request.url);
  address.pathname = withoutSlash(address.pathname);
  const told = new NextRequest(address, { headers });
  const response = isPage(rest) ? found(told, locale, request) : lost(told, locale ?? ownLanguage(told));
  response.headers.set('Content-Security-Policy', policy);
  if (siteOrigin(request.headers).startsWith('https:')) response.headers.set(...HTTPS_ONLY);
  return response;
}

function isLocale(text: string): text is Locale {
  return (routing.locales as readonly string[]).includes(text);
}

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

function splitLocale(pathname: string): { locale: Locale | null; rest: string } {
  const path = withoutSlash(pathname);
  const locale = routing.locales.find((known) => path === `/${known}` || path.startsWith(`/${known}/`));
  return locale ? { locale, rest: path.slice(locale.length + 1) || '/' } : { locale: null, rest: path };
}

/** A page has one address, without a slash at its end. */
function found(told: NextRequest, locale: Locale | null, { nextUrl }: NextRequest): NextResponse {
  const isOtherAddress = locale !== null && nextUrl.pathname !== withoutSlash(nextUrl.pathname);
  return isOtherAddress ? NextResponse.redirect(told.url, 308) : localise(told);
}

/** The language that home would greet the visitor in. */
function ownLanguage({ url, headers }: NextRequest): Locale {
  const greeting = localise(new NextRequest(new URL('/', url), { headers }));
  const home = new URL(greeting.headers.get('location') ?? '/', url);
  return splitLocale(home.pathname).locale ?? routing.defaultLocale;
}

function lost(request: NextRequest, locale: Locale): NextResponse {
  const { headers } = request;
  // Nowhere has no address of its own, nor a counterpart in another language.
  headers.delete(REQUEST_PAGE);
  const target = new URL(`/${locale}/lost`, request.url);
  const response = NextResponse.rewrite(target, { status: 404, request: { headers } });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

export const config = {
  matcher: [
    '/((?!_next/|graphql|export|favicon\\.ico|icon[a-z0-9-]*\\.(?:svg|png)|apple-icon\\.png|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml).*)',
  ],
};
