import { imprintUrl } from './imprint-url';

test('a host’s own page is linked, on https and on plain http', () => {
  expect(imprintUrl('https://host.example/imprint')).toBe('https://host.example/imprint');
  expect(imprintUrl('http://host.example/')).toBe('http://host.example/');
});

test.each([undefined, '', 'imprint', 'javascript:alert(1)'])('%p leads nowhere', (text) => {
  expect(imprintUrl(text)).toBeNull();
});
