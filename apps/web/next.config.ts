import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import manifest from './package.json' with { type: 'json' };

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages are parsed at build, so that no parser is sent to the browser.
  experimental: {
    messages: { path: './src/i18n/messages', format: 'json', locales: 'infer', precompile: true },
  },
});

/** Basic headers for every page; the content security policy so far only says who may frame us. */
const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
];

const config: NextConfig = {
  poweredByHeader: false,
  devIndicators: false,
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  env: { APP_VERSION: manifest.version, APP_COMMIT: process.env.COMMIT ?? 'unknown' },
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
};

export default withNextIntl(config);
