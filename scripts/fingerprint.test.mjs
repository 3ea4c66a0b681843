import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './workspace.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(root, 'scripts', 'fingerprint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name, text) => writeFileSync(join(folder, name), text);
const print = (...more) => fingerprint([relative(root, folder)], more);

test('changes with a file’s text, its name, a new file and an earlier step', () => {
  write('a.ts', 'one');
  const prints = [print()];
  write('a.ts', 'two');
  prints.push(print());
  write('b.ts', '');
  prints.push(print(), print('an earlier step was made again'));
  expect(new Set(prints).size).toBe(4);
});

test('stays when nothing changed, and when only tests, outputs or packages did', () => {
  write('a.ts', 'one');
  const before = print();
  write('a.test.ts', 'a new test');
  for (const output of ['dist', 'node_modules', '.next', 'generated']) {
    mkdirSync(join(folder, output));
    write(join(output, 'x.ts'), 'made');
  }
  expect(print()).toBe(before);
});
