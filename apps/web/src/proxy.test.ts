import { NextRequest } from 'next/server';
import proxy from './proxy';

const ask = (path: string) => proxy(new NextRequest(`http://fog.test${path}`));

test.each(['/en', '/en/', '/en/game/g_1', '/en/continue'])('%s goes to its page', (path) => {
  const response = ask(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('location')).toBeNull();
});

test.each([
  ['/', '/en'],
  ['/game/g_1', '/en/game/g_1'],
  ['/continue', '/en/continue'],
])('%s is sent on to the visitor’s language', (path, localised) => {
  const response = ask(path);
  expect(response.status).toBe(307);
  expect(new URL(response.headers.get('location') ?? '').pathname).toBe(localised);
});

test.each(['/xx', '/xx/game/g_1', '/en/nowhere', '/nowhere.txt', '/en/lost', '/english'])(
  '%s is lost: a true 404 that nobody keeps',
  (path) => {
    const response = ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://fog.test/en/lost');
  },
);
