/** Keeps a set of programs running: restarts one that dies, and stops all of them together. */
import { spawn } from 'node:child_process';

const RESTART_AFTER_MS = 300;
const STOP_WITHIN_MS = 10_000;

export class Supervisor {
  #running = new Map();
  #stopping = false;

  /** `onEarlyExit(name, code)` is told when a program dies before `settled()`: then something is wrong that a restart would not cure. */
  constructor(onEarlyExit) {
    this.onEarlyExit = onEarlyExit;
    this.isSettled = false;
  }

  /** Starts a Node program. It is started again whenever it ends, until stop(). */
  start(name, file, args = [], { cwd, env }) {
    const child = spawn(process.execPath, [file, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => process.env.VERBOSE && process.stdout.write(chunk));
    child.stderr.on('data', (chunk) => process.stderr.write(chunk));
    child.on('exit', (code, signal) => {
      this.#running.delete(name);
      if (this.#stopping) return;
      if (!this.isSettled) return this.onEarlyExit(name, code ?? signal);
      process.stdout.write(`  The ${name} ended (${code ?? signal}); starting it again.\n`);
      setTimeout(() => this.#stopping || this.start(name, file, args, { cwd, env }), RESTART_AFTER_MS);
    });
    this.#running.set(name, child);
  }

  /** From now on a program that dies is started again. */
  settled() {
    this.isSettled = true;
  }

  get isStopping() {
    return this.#stopping;
  }

  isRunning(name) {
    return this.#running.has(name);
  }

  /** Asks every program to stop and waits for them; what has not stopped in time is ended. */
  async stop() {
    this.#stopping = true;
    const children = [...this.#running.values()];
    const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
    for (const child of children) child.kill('SIGTERM');
    const late = setTimeout(() => {
      for (const child of children) child.kill('SIGKILL');
    }, STOP_WITHIN_MS);
    await Promise.all(gone);
    clearTimeout(late);
  }
}
