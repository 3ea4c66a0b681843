/** Holds the code to files that a person can read in one sitting. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const MOST_LINES = 300;
const CODE = /\.(ts|tsx|mjs|cjs|js|css)$/;
const NOT_OURS = /(^|\/)(generated|gql|fixtures|dist)\//;

const linesOf = (file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;

/** Throws, naming them, when files of code are longer than the house allows. */
export async function checkSizes() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => CODE.test(file) && !NOT_OURS.test(file) && existsSync(join(root, file)));
  const tooLong = files.map((file) => [file, linesOf(file)]).filter(([, lines]) => lines > MOST_LINES);
  if (tooLong.length === 0) return;
  for (const [file, lines] of tooLong)
    process.stdout.write(`  ${file} has ${lines} lines; ${MOST_LINES} are allowed\n`);
  throw new Error('files are too long');
}
