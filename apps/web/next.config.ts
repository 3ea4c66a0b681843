import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import manifest from './package.json' with { type: 'json' };
import { EVERYWHERE } from './src/lib/security-headers';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages are parsed at build, so that no parser is sent to the browser.
  experimental: {
    messages: { path: './src/i18n/messages', format: 'json', locales: 'infer', precompile: true },
  },
});

const config: NextConfig = {
  poweredByHeader: false,
  devIndicators: false,
  // `src/proxy.ts` does it, with the headers that every answer has.
  skipTrailingSlashRedirect: true,
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  env: { APP_VERSION: manifest.version, APP_COMMIT: process.env.COMMIT ?? 'unknown' },
  // Titles and what links show of a page stand in its head for every reader, not only for known robots.
  htmlLimitedBots: /.*/,
  // It brings code for this machine, which no bundle can carry.
  serverExternalPackages: ['sharp'],
  headers: async () => [
    {
      source: '/:path*',
      headers: Object.entries(EVERYWHERE).map(([key, value]) => ({ key, value })),
    },
  ],
};

export default withNextIntl(config);
