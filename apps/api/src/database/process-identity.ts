import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** One process among all that ever run: a number alone is given out again after its process has ended. */
export interface ProcessIdentity {
  /** The machine, or container, whose process numbers these are. */
  readonly host: string;
  readonly pid: number;
  /** When it was started, in the system's own notation; null where the system does not tell. */
  readonly birth: string | null;
}

/** The identity of a process of this machine; of the one that asks, if none is named. */
export async function identityOf(pid = process.pid): Promise<ProcessIdentity> {
  return { host: hostname(), pid, birth: await birthOf(pid) };
}

/** Whether that process still runs. Of a process on another machine nothing can be known, so it counts as running. */
export async function isRunning({ host, pid, birth }: ProcessIdentity): Promise<boolean> {
  if (host !== hostname()) return true;
  if (!exists(pid)) return false;
  return birth === (await birthOf(pid));
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function birthOf(pid: number): Promise<string | null> {
  try {
    return await (process.platform === 'linux' ? birthFromProc(pid) : birthFromPs(pid));
  } catch {
    return null;
  }
}

/** proc(5): the state and the start in clock ticks since this boot; a killed process may linger as a zombie (Z). */
async function birthFromProc(pid: number): Promise<string | null> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? null : `${boot.trim()} ${rest[18]}`;
}

async function birthFromPs(pid: number): Promise<string> {
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)], {
    env: environment,
  });
  return stdout.trim();
}
