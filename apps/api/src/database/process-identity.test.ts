import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { identityOf, isRunning } from './process-identity.js';

test('the own process runs', async () => {
  expect(await isRunning(await identityOf())).toBe(true);
});

test('a later process with the same number is another process', async () => {
  expect(await isRunning({ ...(await identityOf()), birth: 'another day' })).toBe(false);
});

test('a process that has ended does not run', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  const identity = await identityOf(child.pid);
  expect(await isRunning(identity)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await isRunning(identity)).toBe(false);
});

test('a killed process whose parent has not noticed does not run', async () => {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const [output] = await once(parent.stdout, 'data');
  const identity = await identityOf(Number(String(output)));
  expect(await isRunning(identity)).toBe(true);
  process.kill(identity.pid, 'SIGKILL');
  // It lingers, as whoever looks for its number finds; it dies when the system comes to it.
  while (await isRunning(identity)) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(() => process.kill(identity.pid, 0)).not.toThrow();
  parent.kill();
});

test('of a process on another machine nothing is known, so it runs', async () => {
  expect(await isRunning({ host: 'another-machine', pid: 1, birth: null })).toBe(true);
});
