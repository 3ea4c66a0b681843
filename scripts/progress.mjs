/** Progress that a person can follow: one line a step, with its time, and the output only of what failed. */
import { ProgramFailed } from './workspace.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Says what is being done, does it, says how long it took. A failed program's output is shown before the error goes on. */
export async function step(title, work) {
  const start = Date.now();
  process.stdout.write(`  ${title} …\n`);
  const beat = setInterval(() => process.stdout.write(`  ${title} … ${seconds(start)}\n`), 20_000);
  try {
    const value = await work();
    process.stdout.write(`  ${title}: done in ${seconds(start)}\n`);
    return value;
  } catch (error) {
    if (error instanceof ProgramFailed) process.stdout.write(`${error.output}\n`);
    process.stdout.write(`  ${title}: FAILED after ${seconds(start)}\n`);
    throw error;
  } finally {
    clearInterval(beat);
  }
}
