import { transferOf, withGame } from './transfer-link';

test('the game travels with the secret, behind the #', () => {
  const url = withGame('https://fog.example/continue#transfer=a-B_9', 'gSample');
  expect(transferOf(new URL(url).hash)).toEqual({ transfer: 'a-B_9', gameId: 'gSample' });
  expect(new URL(url).search).toBe('');
});

test.each(['', '#', '#transfer=', '#game=gSample'])('“%s” carries nothing', (fragment) => {
  expect(transferOf(fragment)).toBeNull();
});

test('a link without a game is good as well', () => {
  expect(transferOf('#transfer=abc')).toEqual({ transfer: 'abc', gameId: null });
});
