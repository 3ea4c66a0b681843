import { parting } from './difference.js';
import type { Catch, LevelReport } from './prove.js';
import type { Timing } from './timing.js';
import { describeTwins } from './twins/twins.js';

const COLUMNS = ['level', 'steps', 'differences', 'plants caught', 'seconds'] as const;

/** One table with a row for each level, and lines for what was found. */
export function table(reports: readonly LevelReport[]): string {
  const rows = reports.map(({ level, steps, differences, catches, seconds }) => [
    level,
    steps.toLocaleString('en'),
    String(differences.length),
    `${catches.filter(({ found }) => found !== null).length} of ${catches.length}`,
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
export function catchLine({ plant, found }: Catch): string {
  const title = `${plant.level} | ${plant.channel} | ${plant.name}`;
  if (found === null) return `MISSED  ${title}`;
  return `caught  ${title} | after ${found.ply} plies in ${found.where}: ${describeTwins(found.twins)}`;
}

/** What a leak of the product looks like. */
export function leakLines({ level, differences }: LevelReport): string[] {
  return differences.map(
    (found) =>
      `LEAK  ${level}, ${found.where}, ply ${found.ply}: ${describeTwins(found.twins)}\n      ${parting(found)}`,
  );
}

export function timingLine({ name, microseconds, interval: [from, to], samples }: Timing): string {
  const told = [microseconds, from, to].map((value) => value.toFixed(1));
  return `timing | ${name}: the medians differ by ${told[0]} µs, 99 % interval ${told[1]} to ${told[2]} (${samples.toLocaleString('en')} pairs)`;
}

/** Whether everything is as it should be. */
export function isProven(reports: readonly LevelReport[]): boolean {
  return reports.every(
    ({ differences, catches, steps }) =>
      steps > 0 && differences.length === 0 && catches.every(({ found }) => found !== null),
  );
}
