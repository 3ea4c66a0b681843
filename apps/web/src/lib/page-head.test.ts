import { routing } from '../i18n/routing';
import { alternates, openGraph } from './page-head';

test('a page names itself and all its counterparts, each of which names the same', () => {
  const sets = routing.locales.map((locale) =>
    alternates('https://fog.example', locale, '/history?result=draw'),
  );
  expect(sets.map((each) => each?.canonical)).toEqual(
    routing.locales.map((locale) => `https://fog.example/${locale}/history`),
  );
  for (const each of sets) expect(each?.languages).toEqual(sets[0]?.languages);
  expect(sets[0]?.languages).toMatchObject({
    pl: 'https://fog.example/pl/history',
    'x-default': 'https://fog.example/history',
  });
});

test('the first page has no slash too many', () => {
  expect(alternates('https://fog.example', 'da', '/')).toMatchObject({
    canonical: 'https://fog.example/da',
    languages: { da: 'https://fog.example/da', 'x-default': 'https://fog.example/' },
  });
});

test('other sites are told the language with its country, as they want it', () => {
  const shared = { siteName: 'Fog of War', picture: '/da/share/site.png', alt: 'Chess in the dark' };
  expect(openGraph('da', shared)).toMatchObject({
    locale: 'da_DK',
    images: [{ url: '/da/share/site.png', width: 1200, height: 630, alt: 'Chess in the dark' }],
  });
  expect(openGraph('en', shared)).toMatchObject({ locale: 'en_US' });
});
