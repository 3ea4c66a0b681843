import type { Database } from '../apps/api/src/database/database.js';
import { seededRandom } from '../packages/engine/src/testing/random.js';
import type { Difference } from './difference.js';
import { LEVEL_NAMES, type Level, type LevelName } from './levels/level.js';
import { projection } from './levels/projection.js';
import { resolver } from './levels/resolver.js';
import { wire } from './levels/wire.js';
import { PLANTS } from './plants/channels.js';
import type { Plant } from './plants/plant.js';
import { shrunk } from './shrink.js';
import { allTwins, traceTwins } from './twins/generator.js';
import { MADE_TWINS } from './twins/made-twins.js';
import { type Twins, twinsAt } from './twins/twins.js';

/** How many steps each level takes; a step is one ply of a pair of twins, as one onlooker sees it. */
export type Steps = Readonly<Record<LevelName, number>>;

/** What became of one plant. */
export interface Catch {
  readonly plant: Plant;
  /** In as short a game as was found; null if no twins told it from the honest product. */
  readonly found: Difference | null;
}

/** What one level has shown. */
export interface LevelReport {
  readonly level: LevelName;
  readonly steps: number;
  readonly seconds: number;
  /** Shrunk; anything but an empty list is a leak of the product. */
  readonly differences: readonly Difference[];
  readonly catches: readonly Catch[];
}

/** Plies of a game over the wire, and of one put before the resolvers: long games say little more than short ones. */
const SHORT_GAME = 16;

/** Games that a plant may hide in before it counts as missed, beside the made ones. */
const HIDING_PLACES = 400;

/** A spoiled level plays each game anew to shrink it: this often at most. */
const SHRINKING: Readonly<Record<LevelName, number>> = { projection: 300, resolver: 8, wire: 4 };

function openLevel(name: LevelName, database: Database, plant?: Plant): Promise<Level> {
  if (name === 'projection') return Promise.resolve(projection(plant?.substitutes?.viewGame));
  return name === 'resolver' ? resolver(database, plant) : wire(database, plant);
}

/** Twins that suit a level: the made ones first, then others without end. */
function* twinsFor(name: LevelName, seed: number): Generator<Twins> {
  const random = seededRandom(seed);
  yield* MADE_TWINS;
  if (name === 'projection') yield* allTwins(random);
  else if (name === 'resolver') yield* allTwins(random, SHORT_GAME);
  else yield* traceTwins(random, SHORT_GAME);
}

/** Proves one level: so many steps without a difference, then every plant of the level. */
export async function proveLevel(
  name: LevelName,
  steps: number,
  database: Database,
  seed: number,
): Promise<LevelReport> {
  const begun = performance.now();
  const level = await openLevel(name, database);
  const differences: Difference[] = [];
  let taken = 0;
  for (const twins of twinsFor(name, seed)) {
    if (taken >= steps) break;
    const whole = twinsAt(twins, Math.min(twins.a.moves.length, steps - taken));
    const found = await level.compare(whole);
    taken += whole.a.moves.length + 1;
    if (found) differences.push(await shrunk(found, level, SHRINKING[name]));
  }
  await level.close();
  const catches: Catch[] = [];
  for (const plant of PLANTS.filter((each) => each.level === name)) {
    catches.push({ plant, found: await caught(plant, database, seed + 1) });
  }
  return { level: name, steps: taken, seconds: (performance.now() - begun) / 1000, differences, catches };
}

async function caught(plant: Plant, database: Database, seed: number): Promise<Difference | null> {
  const level = await openLevel(plant.level, database, plant);
  try {
    let looked = 0;
    for (const twins of twinsFor(plant.level, seed)) {
      if (looked++ > HIDING_PLACES) break;
      const found = await level.compare(twins);
      if (found) return await shrunk(found, level, SHRINKING[plant.level]);
    }
    return null;
  } finally {
    await level.close();
  }
}

/** Proves every level, and says of each as soon as it is done. */
export async function prove(
  steps: Steps,
  database: Database,
  seed: number,
  told: (report: LevelReport) => void,
): Promise<LevelReport[]> {
  const reports: LevelReport[] = [];
  for (const name of LEVEL_NAMES) {
    const report = await proveLevel(name, steps[name], database, seed);
    told(report);
    reports.push(report);
  }
  return reports;
}
