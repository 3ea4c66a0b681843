import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Supervisor } from './supervisor.mjs';

let folder;
let supervisor;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true });
});

function program(text) {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, text);
  return file;
}

const starts = () => {
  try {
    return readFileSync(join(folder, 'starts'), 'utf8').trim().split('\n').map(Number);
  } catch {
    return [];
  }
};

async function until(condition) {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 25));
}

const NOTES_ITS_START = `
  import { appendFileSync } from 'node:fs';
  appendFileSync('starts', process.pid + '\\n');
  setInterval(() => {}, 1000);
`;

test('a program that was killed runs again by itself', async () => {
  supervisor = new Supervisor(() => {});
  supervisor.start('part', program(NOTES_ITS_START), [], { cwd: folder, env: {} });
  await until(() => starts().length === 1);
  supervisor.settled();
  process.kill(starts()[0], 'SIGKILL');
  await until(() => starts().length === 2);
  expect(supervisor.isRunning('part')).toBe(true);
});

test('a program that dies before everything stands is reported once, not started again', async () => {
  const told = [];
  supervisor = new Supervisor((name, code) => told.push([name, code]));
  supervisor.start('part', program('process.exit(3)'), [], { cwd: folder, env: {} });
  await until(() => told.length > 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(told).toEqual([['part', 3]]);
  expect(supervisor.isRunning('part')).toBe(false);
});

test('stop ends every program and starts none again', async () => {
  supervisor = new Supervisor(() => {});
  supervisor.start('part', program(NOTES_ITS_START), [], { cwd: folder, env: {} });
  await until(() => starts().length === 1);
  supervisor.settled();
  await supervisor.stop();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(starts()).toHaveLength(1);
  expect(() => process.kill(starts()[0], 0)).toThrow('ESRCH');
});
