import type { LevelName } from './levels/level.js';
import type { Timing } from './timing.js';

/** What one level has shown, or the measurement of time. */
export interface LevelReport {
  readonly level: LevelName | 'timing';
  readonly steps: number;
  /** Of all processes together. */
  readonly seconds: number;
  readonly leaks: number;
  readonly caught: number;
  readonly planted: number;
}

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

export function timingLine({ name, microseconds, interval: [from, to], samples }: Timing): string {
  const told = [microseconds, from, to].map((value) => value.toFixed(1));
  return `timing | ${name}: the medians differ by ${told[0]} µs, 99 % interval ${told[1]} to ${told[2]} (${samples.toLocaleString('en')} pairs)`;
}
