import { readdirSync, readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The files of the ladder, lowest rung first, as the README tells them. */
const [, told] = /^## The files.*?\n\n([\s\S]+?);/m.exec(read('../README.md')) ?? [];
const RUNGS = [...told.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);

/** The files beside the ladder that a rung may import. */
function imported(file: string): string[] {
  return [...read(`./${file}`).matchAll(/from '\.\/([a-z-]+)\.js'/g)].map(([, name]) => name);
}

const FILES = readdirSync(new URL('.', import.meta.url)).filter((name) => /^[a-z-]+\.ts$/.test(name));

test('every file has its rung', () => {
  const names = FILES.map((name) => name.replace('.ts', '')).filter((name) => name !== 'index');
  expect([...RUNGS].sort()).toEqual([...names].sort());
});

test.each(RUNGS)('%s imports lower rungs only', (name) => {
  const rung = RUNGS.indexOf(name);
  for (const other of imported(`${name}.ts`)) expect(RUNGS.indexOf(other)).toBeLessThan(rung);
});
