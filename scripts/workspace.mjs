/** Where things are in this checkout, and how a script runs another program. Needs nothing but Node. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
export const cacheFolder = join(root, '.cache');

/** A program that ended with another code than 0; `output` is everything it printed. */
export class ProgramFailed extends Error {
  constructor(commandLine, code, output) {
    super(`${commandLine} ended with code ${code}`);
    this.output = output;
  }
}

/**
 * Runs a program to its end and gives what it printed on stdout and stderr together.
 * With `show` it prints as it goes; otherwise nothing is shown unless the caller shows it.
 * Throws ProgramFailed when it ends with another code than 0.
 */
export function run(program, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (stream) => (chunk) => {
      output += chunk;
      if (show) stream.write(chunk);
    };
    child.stdout.on('data', collect(process.stdout));
    child.stderr.on('data', collect(process.stderr));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new ProgramFailed([program, ...args].join(' '), code, output)),
    );
  });
}

/** Runs pnpm at the version this workspace is pinned to, without asking anyone to install it. */
export const pnpm = (args, options) => run('npx', ['--yes', manifest.packageManager, ...args], options);

/** Runs a package's own command line program from the root's node_modules. */
export const tool = (name, args, options) => run(join(root, 'node_modules', '.bin', name), args, options);

/** The commit that last changed any of these paths (all when none is named), as seven digits; "unknown" outside git. */
export function commitOf(paths = []) {
  try {
    const options = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] };
    return (
      execFileSync('git', ['log', '-1', '--abbrev=7', '--format=%h', '--', ...paths], options)
        .toString()
        .trim() || 'unknown'
    );
  } catch {
    return 'unknown';
  }
}
