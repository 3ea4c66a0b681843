import { inlineScripts, meta, tags, textOf } from './html.js';
import { sharedProduct } from './product.js';

/** What robots find who start at the map of the site and follow every link, in every language. */

const { origin } = sharedProduct();

/** How many pages of one kind are read in each language: of games and players there may be any number. */
const MOST_OF_A_KIND = 3;

interface Found {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  /** Empty for anything but a page. */
  readonly html: string;
  /** The page that led here first. */
  readonly from: string;
}

const found = new Map<string, Found>();
let listed: string[];

/** The language of an address, and its path with ids and query taken out. */
function kindOf(address: string): { locale: string; kind: string } {
  const { pathname } = new URL(address);
  const [, locale = '', ...rest] = pathname.split('/');
  return { locale, kind: rest.join('/').replace(/(game|player|games|players)\/[^/.]+/, '$1/*') };
}

/** The API's own answers have their own policies and tests. */
const isOfApi = (address: string) => /^\/(graphql|export)\b/.test(new URL(address).pathname);

/** Addresses of this site that a page names: where it leads, its counterparts, its pictures. */
function addressesIn({ address, html }: Found): string[] {
  const named = [
    ...['a', 'link'].flatMap((name) => tags(html, name)).map(({ href }) => href),
    ...['img', 'script'].flatMap((name) => tags(html, name)).map(({ src }) => src),
    meta(html, 'og:image'),
  ];
  return named
    .filter((name): name is string => Boolean(name))
    .map((name) => new URL(name, address))
    .filter((url) => url.origin === origin)
    .map((url) => url.href.replace(/#.*$/, ''));
}

async function visit(address: string, from: string): Promise<Found> {
  const answer = await fetch(address);
  const isPage =
    answer.headers.get('content-type')?.startsWith('text/html') &&
    answer.url === address &&
    !isOfApi(address);
  const html = isPage ? await answer.text() : '';
  if (!isPage) await answer.body?.cancel();
  return { address, status: answer.status, headers: answer.headers, html, from };
}

beforeAll(async () => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text();
  listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const queue = listed.map((address) => ({ address, from: 'the map of the site' }));
  const counts = new Map<string, number>();
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (found.has(next.address)) continue;
    const { locale, kind } = kindOf(next.address);
    const count = counts.get(`${locale}/${kind}`) ?? 0;
    if (count >= MOST_OF_A_KIND && /\*|^history/.test(kind)) continue;
    counts.set(`${locale}/${kind}`, count + 1);
    const page = await visit(next.address, next.from);
    found.set(next.address, page);
    queue.push(...addressesIn(page).map((address) => ({ address, from: page.address })));
  }
});

/** Pages with words in a language, as opposed to files and the explorer. */
const pages = () => [...found.values()].filter(({ html }) => html !== '');
const listedPages = () => listed.map((address) => found.get(address)!);

test('no link is broken', () => {
  const broken = [...found.values()].filter(({ status }) => status !== 200);
  expect(broken.map(({ address, status, from }) => ({ address, status, from }))).toEqual([]);
  expect(pages().length).toBeGreaterThanOrEqual(listed.length);
});

test('the map holds the same pages in every language', () => {
  const kinds = new Map<string, string[]>();
  for (const { locale, kind } of listed.map(kindOf)) kinds.set(locale, [...(kinds.get(locale) ?? []), kind]);
  expect([...kinds.keys()].sort()).toEqual(['da', 'de', 'en', 'nl', 'pl', 'sv']);
  for (const each of kinds.values()) expect(each).toEqual(kinds.get('en'));
  expect(kinds.get('en')).toEqual(expect.arrayContaining(['', 'rules', 'history', 'developers', 'privacy']));
});

test('every page says its language, and has one heading, a title and a description', () => {
  for (const { address, html } of pages()) {
    const seen = {
      address,
      lang: tags(html, 'html')[0]?.lang,
      headings: tags(html, 'h1').length,
      hasTitle: textOf(html, 'title').length > 5,
      hasDescription: (meta(html, 'description')?.length ?? 0) > 30,
    };
    expect(seen).toEqual({
      address,
      lang: kindOf(address).locale,
      headings: 1,
      hasTitle: true,
      hasDescription: true,
    });
  }
});

test('no two pages of the map share a title or a description, in any language', () => {
  const titles = listedPages().map(
    ({ html, address }) => `${kindOf(address).locale} ${textOf(html, 'title')}`,
  );
  expect(new Set(titles).size).toBe(listed.length);
  const descriptions = listedPages().map(({ html }) => meta(html, 'description'));
  expect(new Set(descriptions).size).toBe(listed.length);
});

/** The counterparts that a page names, by language. */
const counterparts = (html: string): Record<string, string> =>
  Object.fromEntries(
    tags(html, 'link')
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang = '', href = '' }) => [hreflang, href]),
  );

test('every page names itself and all its counterparts, and each of them names the same', () => {
  for (const { address, html } of pages()) {
    const { locale } = kindOf(address);
    const named = counterparts(html);
    expect(Object.keys(named).sort()).toEqual(['da', 'de', 'en', 'nl', 'pl', 'sv', 'x-default']);
    expect(named[locale]).toBe(address.replace(/\?.*$/, ''));
    expect(tags(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toBe(named[locale]);
    for (const other of Object.values(named)) {
      const counterpart = found.get(other);
      if (counterpart?.html && counterpart.address !== `${origin}/`)
        expect(counterparts(counterpart.html)).toEqual(named);
    }
  }
});

test('without a language in it, an address leads to the visitor’s own', async () => {
  for (const address of new Set(listedPages().map(({ html }) => counterparts(html)['x-default']!))) {
    const answer = await fetch(address, { redirect: 'manual', headers: { 'accept-language': 'sv' } });
    expect(answer.status).toBe(307);
    expect(kindOf(new URL(answer.headers.get('location')!, origin).href).locale).toBe('sv');
  }
});

test('without JavaScript the pages hold what they have to say', () => {
  for (const { address, html } of listedPages()) {
    const words = textOf(html, 'main');
    expect({ address, words: words.length > 200, heading: words.includes(textOf(html, 'h1')) }).toEqual({
      address,
      words: true,
      heading: true,
    });
  }
});

test('every page lets its own scripts run and no others, loads nothing from elsewhere, and sets no cookie', () => {
  for (const { address, html, headers } of pages()) {
    const policy = headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-([\w+/=]+)'(?:;|$)/.exec(policy)?.[1];
    expect({ address, nonce }).toEqual({ address, nonce: expect.any(String) });
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("default-src 'none'");
    expect(inlineScripts(html).filter((script) => script.nonce !== nonce)).toEqual([]);
    const loaded = [
      ...tags(html, 'script').map(({ src }) => src),
      ...tags(html, 'img').map(({ src }) => src),
      ...tags(html, 'link').flatMap(({ rel, href }) =>
        /stylesheet|preload|icon/.test(rel ?? '') ? [href] : [],
      ),
    ];
    expect(loaded.filter((each) => each && new URL(each, origin).origin !== origin)).toEqual([]);
    expect(headers.get('set-cookie')).toBeNull();
  }
});

test('every answer of the site says the same of sniffing, frames, referrers and what a page may use', () => {
  for (const { address, headers } of found.values()) {
    const seen = {
      address,
      sniffing: headers.get('x-content-type-options'),
      referrer: headers.get('referrer-policy'),
    };
    expect(seen).toEqual({ address, sniffing: 'nosniff', referrer: 'no-referrer' });
  }
  for (const { headers } of pages()) {
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test.each([
  ['/', 307],
  ['/en/', 308],
  ['/rules/', 307],
  ['/xx/rules', 404],
  ['/favicon.ico', 200],
  ['/export/none', 404],
])('so does what no page leads to: %s, status %i', async (path, status) => {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('set-cookie')).toBeNull();
  await answer.body?.cancel();
});
