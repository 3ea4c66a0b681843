import type { NextRequest } from 'next/server';
import { NextResponse } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { type Locale, routing } from './i18n/routing';
import { isPage } from './lib/paths';

const localise = createMiddleware(routing);

/**
 * Gives a page without a locale the visitor's language by a redirect (which keeps the fragment, so an
 * invitation survives it), and everything that is no page a true 404, before any rendering begins.
 */
export default function proxy(request: NextRequest): NextResponse {
  const { locale, rest } = splitLocale(request.nextUrl.pathname);
  return isPage(rest) ? localise(request) : lost(request, locale ?? routing.defaultLocale);
}

function splitLocale(pathname: string): { locale: Locale | null; rest: string } {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const locale = routing.locales.find((known) => path === `/${known}` || path.startsWith(`/${known}/`));
  return locale ? { locale, rest: path.slice(locale.length + 1) || '/' } : { locale: null, rest: path };
}

function lost(request: NextRequest, locale: Locale): NextResponse {
  const response = NextResponse.rewrite(new URL(`/${locale}/lost`, request.url), { status: 404 });
  response.headers.set('Cache-Control', 'no-store');
  return response;
}

export const config = {
  matcher: [
    '/((?!_next/|graphql|export|icon[a-z0-9-]*\\.(?:svg|png)|apple-icon\\.png|manifest\\.webmanifest|robots\\.txt).*)',
  ],
};
