import { NextRequest } from 'next/server';
import { routing } from './i18n/routing';
import { REQUEST_NONCE, REQUEST_PAGE } from './lib/request-headers';
import proxy from './proxy';

const ask = (path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://fog.test${path}`, { headers }));

/** What the page was told, as Next carries it from the proxy to the page. */
const told = (response: Response, header: string) => response.headers.get(`x-middleware-request-${header}`);

test.each(['/en', '/de/game/g_1', '/pl/continue'])('%s goes to its page', (path) => {
  const response = ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('location')).toBeNull();
});

test.each([
  ['/', '', '/en'],
  ['/', 'fr', '/en'],
  ['/game/g_1', 'da-DK,da;q=0.9,en;q=0.8', '/da/game/g_1'],
  ['/continue', 'nb, sv;q=0.5', '/sv/continue'],
  ['/rules', 'de-CH', '/de/rules'],
])('%s with the wish “%s” is sent on to %s', (path, wish, localised) => {
  const response = ask(path, { 'accept-language': wish });
  expect(response.status).toBe(307);
  expect(new URL(response.headers.get('location') ?? '').pathname).toBe(localised);
});

test.each([
  ['/en/', '/en'],
  ['/de/history/?result=draw', '/de/history?result=draw'],
])('%s is the page at %s, and says so', (path, address) => {
  const response = ask(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(`http://fog.test${address}`);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('a slash too many takes no second way round', () => {
  const response = ask('/rules/', { 'accept-language': 'de' });
  expect(response.headers.get('location')).toBe('http://fog.test/de/rules');
});

test.each([
  ['/xx/rules', { 'accept-language': 'pl' }, 'pl'],
  ['/fr', { 'accept-language': 'fr, sv;q=0.5' }, 'sv'],
  ['/nowhere', { 'accept-language': 'de', cookie: 'language=nl' }, 'nl'],
  ['/da/nowhere', { 'accept-language': 'de' }, 'da'],
])('what is lost at %s with %j is said in %s', (path, headers, locale) => {
  const response = ask(path, headers);
  expect(response.status).toBe(404);
  expect(response.headers.get('x-middleware-rewrite')).toBe(`http://fog.test/${locale}/lost`);
});

test('a language picked by hand comes before the browser’s, but not before the address', () => {
  const headers = { 'accept-language': 'de', cookie: 'language=pl' };
  expect(ask('/game/g_1', headers).headers.get('location')).toBe('http://fog.test/pl/game/g_1');
  expect(ask('/sv/rules', headers).status).toBe(200);
  const nonsense = { 'accept-language': 'de', cookie: 'language=../x' };
  expect(ask('/rules', nonsense).headers.get('location')).toBe('http://fog.test/de/rules');
});

test('nobody is given a cookie for looking', () => {
  for (const path of ['/', '/de', '/de/rules', '/xx'])
    expect(ask(path, { 'accept-language': 'de' }).headers.get('set-cookie')).toBeNull();
});

test.each(['/xx', '/xx/game/g_1', '/en/nowhere', '/nowhere.txt', '/en/lost', '/english', '/deutsch'])(
  '%s is lost: a true 404 that nobody keeps',
  (path) => {
    const response = ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://fog.test/en/lost');
  },
);

test.each(routing.locales)('what is lost in %s is said in it', (locale) => {
  expect(ask(`/${locale}/nowhere`).headers.get('x-middleware-rewrite')).toBe(
    `http://fog.test/${locale}/lost`,
  );
});

test('a page is told where it stands, and its own nonce, which is never the same', () => {
  const [one, other] = [ask('/de/history?result=draw'), ask('/de/history?result=draw')];
  expect(told(one, REQUEST_PAGE)).toBe('/history?result=draw');
  const nonce = told(one, REQUEST_NONCE);
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(one.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  expect(told(other, REQUEST_NONCE)).not.toBe(nonce);
});

test('what a browser claims about the page is not believed', () => {
  const response = ask('/en', { [REQUEST_NONCE]: 'mine', [REQUEST_PAGE]: '/elsewhere' });
  expect(told(response, REQUEST_PAGE)).toBe('/');
  expect(told(response, REQUEST_NONCE)).not.toBe('mine');
});

test('only a site reached by https says that it always is', () => {
  const secure = ask('/en', { 'x-forwarded-proto': 'https', host: 'fog.test' });
  expect(secure.headers.get('strict-transport-security')).toMatch(/max-age=\d+/);
  expect(ask('/en').headers.get('strict-transport-security')).toBeNull();
});
