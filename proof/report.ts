import { type Difference, parting } from './difference.js';
import type { LevelName } from './levels/level.js';
import type { Plant } from './plants/plant.js';
import { describeTwins } from './twins/twins.js';

/** One line for a plant: where it was caught, and by which game. */
export function catchLine({ level, channel, name }: Plant, found: Difference | null): string {
  const title = `${level} | ${channel} | ${name}`;
  if (found === null) return `MISSED  ${title}`;
  return `caught  ${title} | after ${found.ply} plies in ${found.where}: ${describeTwins(found.twins)}`;
}

/** What a leak of the product looks like. */
export function leakLine(level: LevelName, found: Difference): string {
  const { where, ply, twins } = found;
  return `LEAK  ${level}, ${where}, ply ${ply}: ${describeTwins(twins)}\n      ${parting(found)}`;
}
