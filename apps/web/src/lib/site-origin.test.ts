import { siteOrigin } from './site-origin';

afterEach(() => {
  delete process.env.PUBLIC_URL;
});

test.each([
  [{ host: 'localhost:3000' }, 'http://localhost:3000'],
  [
    { host: '127.0.0.1:3001', 'x-forwarded-host': 'fog.example', 'x-forwarded-proto': 'https' },
    'https://fog.example',
  ],
  [{ 'x-forwarded-host': 'a.example, b.example', 'x-forwarded-proto': 'http' }, 'http://a.example'],
  [{ host: '"><script>' }, 'http://localhost:3000'],
])('%j was asked at %s', (headers, origin) => {
  expect(siteOrigin(new Headers(headers))).toBe(origin);
});

test('the host’s own word comes first', () => {
  process.env.PUBLIC_URL = 'https://fog.example/';
  expect(siteOrigin(new Headers({ host: 'localhost:3000' }))).toBe('https://fog.example');
});
