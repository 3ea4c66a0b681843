import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A whole API in a process of its own, as it is built, which can be killed. */
export class ApiProcess {
  readonly port: number;
  readonly #process: ChildProcess;
  readonly #output: string[];

  private constructor(process: ChildProcess, output: string[], port: number) {
    this.#process = process;
    this.#output = output;
    this.port = port;
  }

  /** Everything the process has written so far. */
  get output(): string {
    return this.#output.join('');
  }

  get isRunning(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Starts the built program with these variables and waits until it listens. */
  static async start(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, LOG_LEVEL: 'info', API_PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const output: string[] = [];
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the API ended with ${code}: ${output.join('')}`)));
      child.stderr.on('data', (chunk) => output.push(String(chunk)));
      child.stdout.on('data', (chunk) => {
        output.push(String(chunk));
        const found = /"port":(\d+).*"msg":"listening"/.exec(output.join(''));
        if (found) resolve(Number(found[1]));
      });
    });
    return new ApiProcess(child, output, port);
  }

  /** Ends the process at once, as a crash would. */
  async kill(): Promise<void> {
    if (!this.isRunning) return;
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await gone;
  }
}
