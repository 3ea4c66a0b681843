import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Done, Job } from './job.js';
import { LEVEL_NAMES, type LevelName } from './levels/level.js';
import { PLANTS } from './plants/channels.js';
import type { LevelReport } from './table.js';

/** How many steps each level takes. */
export type Steps = Readonly<Record<LevelName, number>>;

/** As many steps of a level as one process does in one go: so that none is left with all the rest in the end. */
const STEPS_OF_A_JOB: Steps = { projection: 25_000, resolver: 64, wire: 64, browser: 60 };

/** More hardly help: the database and the browser want a processor too. */
const MOST_PROCESSES = 4;

/** Proves every level, each job in the next process that is free, and tells of each when it is done. */
export async function prove(
  steps: Steps,
  seed: number,
  told: (level: LevelName, done: Done) => void,
): Promise<LevelReport[]> {
  const jobs = jobsOf(steps, seed);
  const done: { level: LevelName; result: Done }[] = [];
  const work = async (_: unknown, index: number) => {
    const worker = fork(fileURLToPath(new URL('worker.ts', import.meta.url)));
    // One browser and one site are enough: the first process alone looks at pages.
    const next = () => (index === 0 ? jobs.onPages.shift() : undefined) ?? jobs.others.shift();
    for (let job = next(); job; job = next()) {
      const result = await handOver(worker, job);
      told(job.level, result);
      done.push({ level: job.level, result });
    }
    worker.disconnect();
    await once(worker, 'exit');
  };
  const processes = Math.min(availableParallelism(), MOST_PROCESSES);
  await Promise.all(Array.from({ length: processes }, work));
  return LEVEL_NAMES.map((level) => {
    const results = done.filter((each) => each.level === level).map(({ result }) => result);
    const plants = results.flatMap(({ plant }) => plant ?? []);
    return {
      level,
      steps: results.reduce((sum, each) => sum + each.steps, 0),
      seconds: results.reduce((sum, each) => sum + each.seconds, 0),
      leaks: results.flatMap(({ leaks }) => leaks).length,
      caught: plants.filter(({ isCaught }) => isCaught).length,
      planted: plants.length,
    };
  });
}

/** All that is to be done: the levels that take longest first, so that the small jobs fill up what is left. */
function jobsOf(steps: Steps, seed: number): { onPages: Job[]; others: Job[] } {
  const jobs = [...LEVEL_NAMES].reverse().flatMap((level) => {
    const share = STEPS_OF_A_JOB[level];
    const walks = Array.from({ length: Math.ceil(steps[level] / share) }, (_, part): Job => {
      const left = steps[level] - part * share;
      return {
        level,
        seed: seed + part,
        steps: Math.min(share, left),
        hasMadeTwins: part === 0,
        plant: null,
      };
    });
    const searches = PLANTS.flatMap((plant, index): Job[] =>
      plant.level === level ? [{ level, seed: seed + 1, steps: 0, hasMadeTwins: true, plant: index }] : [],
    );
    return [...walks, ...searches];
  });
  return {
    onPages: jobs.filter(({ level }) => level === 'browser'),
    others: jobs.filter(({ level }) => level !== 'browser'),
  };
}

/** Has a job done; a process that breaks off takes the proof with it. */
function handOver(worker: ChildProcess, job: Job): Promise<Done> {
  return new Promise((resolve, reject) => {
    const broken = (code: number | null) => reject(new Error(`a part of the proof broke off (${code})`));
    worker.once('exit', broken);
    worker.once('message', (done: Done) => {
      worker.off('exit', broken);
      resolve(done);
    });
    worker.send(job);
  });
}
