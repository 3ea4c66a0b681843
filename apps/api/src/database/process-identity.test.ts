import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isRunning, ownIdentity } from './process-identity.js';

test('the own process runs', async () => {
  expect(await isRunning(await ownIdentity())).toBe(true);
});

test('a later process with the same number is another process', async () => {
  expect(await isRunning({ ...(await ownIdentity()), birth: 'another day' })).toBe(false);
});

test('a process that has ended does not run', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  expect(await isRunning({ ...(await ownIdentity()), pid: child.pid! })).toBe(false);
});

test('a killed process whose parent has not noticed does not run', async () => {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const [output] = await once(parent.stdout, 'data');
  const pid = Number(String(output));
  process.kill(pid, 'SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await isRunning({ ...(await ownIdentity()), pid })).toBe(false);
  parent.kill();
});

test('of a process on another machine nothing is known, so it runs', async () => {
  expect(await isRunning({ host: 'another-machine', pid: 1, birth: null })).toBe(true);
});
