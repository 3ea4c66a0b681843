import { isPage, paths } from './paths';

test('every path the site makes is a page', () => {
  const { game, player, picture, gamePicture, ...others } = paths;
  const made = [
    game('en', 'g_Ab-1'),
    player('en', 'p_Ab-1'),
    picture('en', 'site'),
    picture('en', 'rules'),
    gamePicture('en', 'g_Ab-1'),
    ...Object.values(others).map((path) => path('en')),
  ];
  for (const path of made) expect(isPage(path.slice('/en'.length) || '/')).toBe(true);
});

test('an id cannot reach into another path', () => {
  expect(paths.game('en', '../lost?x#y')).toBe('/en/game/..%2Flost%3Fx%23y');
});

test.each(['/lost', '/game', '/game/', '/game/a/b', '/nowhere', ''])('%p is no page', (path) => {
  expect(isPage(path)).toBe(false);
});
