import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import * as engine from './index.js';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const EXAMPLES = [...README.matchAll(/^## (.+?)\n[^#]*?```js\n([\s\S]+?)```/gm)].map(([, title, code]) => ({
  title,
  code,
}));

/** Runs an example with the engine as it stands and gives what it printed. */
function printed(code: string): string[] {
  const lines: string[] = [];
  const log = (value: unknown) => lines.push(typeof value === 'string' ? value : inspect(value));
  const body = code.replace(/^import (\{[^}]+\}) from '@fog\/engine';$/gm, 'const $1 = engine;');
  new Function('engine', 'console', body)(engine, { log });
  return lines;
}

test('the README has an example for positions, games and search', () => {
  expect(EXAMPLES.map(({ title }) => title)).toEqual(['Positions', 'Games', 'Search']);
});

test.each(EXAMPLES)('the example “$title” prints what it says', ({ code }) => {
  const promised = [...code.matchAll(/console\.log\(.+\); \/\/ (.+)$/gm)].map(([, comment]) => comment);
  expect(promised.length).toBeGreaterThan(1);
  expect(printed(code)).toEqual(promised);
});
