import { isPage, paths } from './paths';

test('every path the site makes is a page', () => {
  for (const path of [paths.home('en'), paths.game('en', 'g_Ab-1')]) {
    expect(isPage(path.slice('/en'.length) || '/')).toBe(true);
  }
});

test('an id cannot reach into another path', () => {
  expect(paths.game('en', '../lost?x#y')).toBe('/en/game/..%2Flost%3Fx%23y');
});

test.each(['/lost', '/game', '/game/', '/game/a/b', '/nowhere', ''])('%p is no page', (path) => {
  expect(isPage(path)).toBe(false);
});
