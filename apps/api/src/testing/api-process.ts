import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A whole API in a process of its own, as it is built, which can be killed. */
export class ApiProcess {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  /** Starts the built program with these variables and waits until it listens. */
  static async start(environment: Readonly<Record<string, string>>): Promise<ApiProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, LOG_LEVEL: 'info', API_PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let logged = '';
    const port = await new Promise<number>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the API ended with ${code}: ${logged}`)));
      child.stdout.on('data', (chunk) => {
        logged += chunk;
        const found = /"port":(\d+).*"msg":"listening"/.exec(logged);
        if (found) resolve(Number(found[1]));
      });
    });
    return new ApiProcess(child, port);
  }

  /** Ends the process at once, as a crash would. */
  async kill(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGKILL');
    await gone;
  }
}
