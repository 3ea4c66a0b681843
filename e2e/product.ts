import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { runProduct } from './run-product.mjs';

/** The whole product where it is used and not broken. */
export interface SharedProduct {
  /** Such as `http://localhost:41234`. */
  readonly origin: string;
}

/** The whole product, started for one file alone. */
export interface Product extends SharedProduct {
  /** Everything it has printed so far, logs of all parts included. */
  output(): string;
  /** kill -9 of the API; `npm start` starts it again by itself. */
  killApi(): void;
  /** Waits until the API answers (again). */
  untilApiAnswers(): Promise<void>;
  /** Asks it to stop, as Ctrl-C does; gives its exit code. */
  stop(): Promise<number | null>;
}

/** The product that all files of this worker share; who kills or stops one starts one. */
export function sharedProduct(): SharedProduct {
  const origin = process.env.SHARED_PRODUCTS?.split(' ')[Number(process.env.JEST_WORKER_ID) - 1];
  if (!origin) throw new Error('no product was started for this worker');
  return { origin };
}

/** The process below `parent` whose command line names the API. */
function apiProcess(parent: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command=']).toString().split('\n');
  const line = lines.find(
    (each) => each.includes('apps/api/dist/main.js') && each.trim().split(/\s+/)[1] === String(parent),
  );
  if (!line) throw new Error('the API is not running');
  return Number(line.trim().split(/\s+/)[0]);
}

/** Starts a product of one's own. */
export async function startProduct(): Promise<Product> {
  const { pid, ...product } = await runProduct();
  return {
    ...product,
    killApi: () => process.kill(apiProcess(pid), 'SIGKILL'),
    async untilApiAnswers() {
      const isReady = () => fetch(`${product.origin}/readyz`).then(({ ok }) => ok);
      for (const end = Date.now() + 120_000; !(await isReady().catch(() => false)); await delay(100)) {
        if (Date.now() > end) throw new Error(`the API did not come back:\n${product.output()}`);
      }
    },
  };
}
