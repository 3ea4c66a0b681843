import { invitationUrl, shareableOrigin } from './site-links.js';

const asked = (host: string, scheme: 'http' | 'https' = 'http') => ({ scheme, host, address: '' });

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  '%s becomes the address on the local network, with its port',
  (host) => {
    expect(shareableOrigin(asked(`${host}:3000`), undefined, '192.168.1.7')).toBe('http://192.168.1.7:3000');
  },
);

test('any other host stays, also one that only begins like the local one', () => {
  expect(shareableOrigin(asked('fog.example', 'https'), undefined, '192.168.1.7')).toBe(
    'https://fog.example',
  );
  expect(shareableOrigin(asked('localhost.example'), undefined, '192.168.1.7')).toBe(
    'http://localhost.example',
  );
});

test('the configured origin comes before everything', () => {
  expect(shareableOrigin(asked('localhost:3000'), 'https://fog.example', '192.168.1.7')).toBe(
    'https://fog.example',
  );
});

test('without a network, localhost it stays', () => {
  expect(shareableOrigin(asked('localhost:3000'), undefined, undefined)).toMatch(/^http:\/\/[\w.]+:3000$/);
});

test('an invitation has no language, and its secret in the fragment', () => {
  expect(invitationUrl('https://fog.example', 'g1', 's2')).toBe('https://fog.example/game/g1#invitation=s2');
});
