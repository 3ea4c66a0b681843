import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { config } from '../proxy';
import manifest from './manifest';

const pictures = fileURLToPath(new URL('../../public', import.meta.url));
const icons = manifest().icons ?? [];
/** The paths that the site's own router answers, by the one matcher it has. */
const [matcher = ''] = config.matcher;
const isRouted = (path: string) => new RegExp(`^${matcher}$`).test(path);

test.each(icons)('the icon $src is there and as large as it says', async ({ src, sizes }) => {
  const { width, height } = await sharp(pictures + src).metadata();
  expect(`${width}x${height}`).toBe(sizes);
  expect(isRouted(src)).toBe(false);
});

test('a home screen finds an icon of both sizes, and one it may cut to its own shape', () => {
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});

test.each(['/icon.svg', '/icon-lit.svg', '/apple-icon.png', '/manifest.webmanifest', '/robots.txt'])(
  '%s is a file, not a page of a language',
  (path) => {
    expect(isRouted(path)).toBe(false);
  },
);

test('the lit icon is there, and pages are routed', () => {
  expect(existsSync(`${pictures}/icon-lit.svg`)).toBe(true);
  expect(['/', '/en', '/en/game/g_1', '/iconic', '/continue'].map(isRouted)).not.toContain(false);
});
