import { type Difference, parting } from './difference.js';
import type { LevelName } from './levels/level.js';
import type { Plant } from './plants/plant.js';
import type { LevelReport } from './prove.js';
import type { Timing } from './timing.js';
import { describeTwins } from './twins/twins.js';

const COLUMNS = ['level', 'steps', 'differences', 'plants caught', 'seconds'] as const;

/** One table with a row for each level. */
export function table(reports: readonly LevelReport[]): string {
  const rows = reports.map(({ level, steps, leaks, caught, planted, seconds }) => [
    level,
    steps.toLocaleString('en'),
    String(leaks),
    `${caught} of ${planted}`,
    seconds.toFixed(1),
  ]);
  const widths = COLUMNS.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column].length)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ');
  return [line(COLUMNS), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

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

export function timingLine({ name, microseconds, interval: [from, to], samples }: Timing): string {
  const told = [microseconds, from, to].map((value) => value.toFixed(1));
  return `timing | ${name}: the medians differ by ${told[0]} µs, 99 % interval ${told[1]} to ${told[2]} (${samples.toLocaleString('en')} pairs)`;
}
