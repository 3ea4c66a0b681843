import { routing } from '../i18n/routing';
import { alternates } from './page-head';

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
