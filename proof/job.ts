import { seededRandom } from '../packages/engine/src/testing/random.js';
import type { Difference } from './difference.js';
import type { Level, LevelName } from './levels/level.js';
import type { Ground } from './levels/open-level.js';
import { PLANTS } from './plants/channels.js';
import { catchLine, leakLine } from './report.js';
import { shrunk } from './shrink.js';
import { allTwins, traceTwins } from './twins/generator.js';
import { MADE_TWINS } from './twins/made-twins.js';
import { type Twins, twinsAt } from './twins/twins.js';

/** Work that can be done by itself: so many steps of the honest product, or the search for one plant. */
export interface Job {
  readonly level: LevelName;
  readonly seed: number;
  /** A step is one ply of a pair of twins, as one onlooker sees it. */
  readonly steps: number;
  /** Whether the made twins come before those that chance finds. */
  readonly hasMadeTwins: boolean;
  /** The plant to be found, by its place among all; null for the honest product. */
  readonly plant: number | null;
}

/** What came of a job; it can be sent from one process to another. */
export interface Done {
  readonly steps: number;
  readonly seconds: number;
  /** Each leak of the product, in words. */
  readonly leaks: readonly string[];
  /** The plant as it was caught or missed, in words. */
  readonly plant: { readonly isCaught: boolean; readonly line: string } | null;
}

/** Plies of a game in which people, sessions or pages take part: long games say little more than short ones. */
const SHORT_GAME = 16;

/** Games that a plant may hide in before it counts as missed, beside the made ones. */
const HIDING_PLACES: Readonly<Record<LevelName, number>> = {
  projection: 400,
  resolver: 400,
  wire: 100,
  browser: 10,
};

/** A level plays each game anew to shrink it: this often at most. */
const SHRINKING: Readonly<Record<LevelName, number>> = { projection: 300, resolver: 8, wire: 4, browser: 4 };

/** A game of so many plies is shrunk no further where people, sessions or pages take part. */
const SHORT_ENOUGH = 8;

/** Twins that suit a level, without end. */
function* twinsFor({ level, seed, hasMadeTwins }: Job): Generator<Twins> {
  const random = seededRandom(seed);
  if (hasMadeTwins) yield* MADE_TWINS;
  if (level === 'projection') yield* allTwins(random);
  else if (level === 'resolver') yield* allTwins(random, SHORT_GAME);
  else yield* traceTwins(random, SHORT_GAME);
}

/** Does a job. */
export async function doJob(job: Job, ground: Ground): Promise<Done> {
  const begun = performance.now();
  const plant = job.plant === null ? undefined : PLANTS[job.plant];
  const level = await ground.open(job.level, plant);
  try {
    const done = plant ? { steps: 0, differences: await search(job, level) } : await walk(job, level);
    const [found = null] = done.differences;
    return {
      steps: done.steps,
      seconds: (performance.now() - begun) / 1000,
      leaks: plant ? [] : done.differences.map((each) => leakLine(job.level, each)),
      plant: plant ? { isCaught: found !== null, line: catchLine(plant, found) } : null,
    };
  } finally {
    await level.close();
  }
}

/** So many steps; whatever differs is a leak of the product. */
async function walk(job: Job, level: Level) {
  const differences: Difference[] = [];
  let steps = 0;
  for (const twins of twinsFor(job)) {
    if (steps >= job.steps) break;
    const whole = twinsAt(twins, Math.min(twins.a.moves.length, job.steps - steps));
    const found = await level.compare(whole);
    steps += whole.a.moves.length + 1;
    if (found) differences.push(await shortened(found, job, level));
  }
  return { steps, differences };
}

/** The first twins that tell a spoiled product from the honest one. */
async function search(job: Job, level: Level): Promise<Difference[]> {
  let looked = 0;
  for (const twins of twinsFor(job)) {
    if (looked++ >= MADE_TWINS.length + HIDING_PLACES[job.level]) break;
    const found = await level.compare(twins);
    if (found) return [await shortened(found, job, level)];
  }
  return [];
}

function shortened(found: Difference, { level: name }: Job, level: Level): Promise<Difference> {
  const isShort = name !== 'projection' && found.ply <= SHORT_ENOUGH;
  return shrunk(found, level, isShort ? 0 : SHRINKING[name]);
}
