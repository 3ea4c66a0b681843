import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '../../i18n/routing';
import { paths } from '../../lib/paths';
import { siteOrigin } from '../../lib/site-origin';

interface StructuredDataProps {
  locale: Locale;
}

/** The site and the game that is played on it, told to search engines. */
export async function SiteData({ locale }: StructuredDataProps) {
  const [translate, request] = await Promise.all([getTranslations({ locale, namespace: 'site' }), headers()]);
  const origin = siteOrigin(request);
  const url = origin + paths.home(locale);
  const shared = { url, name: translate('name'), description: translate('description'), inLanguage: locale };
  return (
    <Data
      graph={[
        { '@type': 'WebSite', ...shared },
        {
          '@type': 'VideoGame',
          ...shared,
          image: origin + paths.picture(locale, 'site'),
          genre: 'Chess variant',
          gamePlatform: 'Web browser',
          applicationCategory: 'GameApplication',
          operatingSystem: 'Any',
          playMode: 'https://schema.org/MultiPlayer',
          numberOfPlayers: { '@type': 'QuantitativeValue', value: 2 },
          isAccessibleForFree: true,
        },
      ]}
    />
  );
}

/** The game that the rules describe, told to search engines. */
export async function RulesData({ locale }: StructuredDataProps) {
  const [translate, request] = await Promise.all([
    getTranslations({ locale, namespace: 'rules' }),
    headers(),
  ]);
  const origin = siteOrigin(request);
  return (
    <Data
      graph={[
        {
          '@type': 'Game',
          url: origin + paths.rules(locale),
          name: translate('title'),
          description: translate('description'),
          inLanguage: locale,
          numberOfPlayers: { '@type': 'QuantitativeValue', value: 2 },
        },
      ]}
    />
  );
}

/** Data in schema.org's words; no browser runs it. */
function Data({ graph }: { graph: readonly Readonly<Record<string, unknown>>[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c');
  return <script type="application/ld+json">{json}</script>;
}
