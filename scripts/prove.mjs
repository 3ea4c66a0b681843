/** `npm run prove`: the fog, proven; what it looks at and how is in docs/fog.md. Its options are those of proof/main.ts. */
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { step } from './progress.mjs';
import { prepare } from './steps.mjs';
import { ProgramFailed, root, run } from './workspace.mjs';

const PROGRAM = ['--import', '@swc-node/register/esm-register', 'main.ts'];

/** Runs the proof and shows what it says, as it goes or all at the end; gives how many of its levels and plants passed and failed. */
export async function runProof(args, { asItGoes = true } = {}) {
  const output = await run(process.execPath, [...PROGRAM, ...args], {
    cwd: join(root, 'proof'),
    show: asItGoes,
  }).catch((error) => {
    if (error instanceof ProgramFailed) return error.output;
    throw error;
  });
  if (!asItGoes) process.stdout.write(output);
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [undefined, 0, 1];
  return { passed: Number(passed), failed: Number(failed) };
}

if (process.argv[1] === import.meta.filename) {
  await prepare();
  process.env.CHROMIUM_PATH = await step('Finding a browser', ensureBrowser);
  const { failed } = await runProof(process.argv.slice(2));
  process.exit(failed === 0 ? 0 : 1);
}
