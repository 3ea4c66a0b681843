import { meta, tags, textOf } from './html.js';
import { sharedProduct } from './product.js';

/** What the one origin answers at its doors, as the built product does it: status codes, redirects, and who may keep a copy. */

const product = sharedProduct();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(product.origin + path, { redirect: 'manual', headers });

test.each([
  '/en/nowhere',
  '/en/game',
  '/en/game/a/b',
  '/xx',
  '/xx/rules',
  '/nowhere',
  '/en/lost/and/found',
  '/metrics',
  '/wp-login.php',
  '/en/share/other.png',
])('%s is no page: a 404 in words, with a way home, that nobody keeps', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const html = await answer.text();
  expect(html).toContain('Nothing but mist here');
  expect(html).toContain('href="/en"');
});

test('a game that does not exist is a 404 as well, and tells nothing of any other', async () => {
  const answer = await get('/en/game/g00000000000000000');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Nothing but mist here');
});

test.each([
  ['/', '/en'],
  ['/game/gAbc', '/en/game/gAbc'],
])('%s is sent on in the visitor’s language', async (path, target) => {
  const answer = await get(path, { 'accept-language': 'en-GB,en;q=0.9' });
  expect([307, 308]).toContain(answer.status);
  expect(new URL(answer.headers.get('location') ?? '', product.origin).pathname).toBe(target);
});

test.each(['en', 'de', 'da', 'sv', 'nl', 'pl'])(
  'what is lost in %s is said in that language',
  async (locale) => {
    const [answer, home] = await Promise.all([get(`/${locale}/nowhere`), get(`/${locale}`)]);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(tags(html, 'html')[0]?.lang).toBe(locale);
    expect(html).toContain(`href="/${locale}"`);
    expect(meta(html, 'robots')).toContain('noindex');
    expect(textOf(html, 'title')).not.toBe(textOf(await home.text(), 'title'));
  },
);

test('the API answers at the same origin, without anything a cache could keep', async () => {
  const answer = await fetch(`${product.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { id } server { version } }' }),
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { viewer: null, server: { version: '0.1.0' } } });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('etag')).toBeNull();
});
