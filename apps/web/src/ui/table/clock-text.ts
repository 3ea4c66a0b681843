/** Under this many milliseconds a clock shows tenths, and that it is low. */
export const LOW_MS = 20_000;
const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const DAY_MS = 24 * HOUR_MS;

/** Time left as a clock shows it: figures, or from a day on the days and hours, which each language words itself. */
export type TimeLeft =
  | { readonly kind: 'figures'; readonly text: string; readonly isLow: boolean }
  | { readonly kind: 'days'; readonly days: number; readonly hours: number };

/**
 * Time left as a clock shows it: 3 days and 4 hours, 1:02:30, 4:07, and tenths under twenty seconds, 0:09.4. Whole
 * seconds are rounded up, hours and tenths down, so that a clock never shows nothing while there is time, nor time
 * when there is none.
 *
 * @param ms milliseconds left; less than nothing counts as nothing
 */
export function timeLeft(ms: number): TimeLeft {
  if (ms >= DAY_MS) {
    return { kind: 'days', days: Math.floor(ms / DAY_MS), hours: Math.floor((ms % DAY_MS) / HOUR_MS) };
  }
  const isLow = ms < LOW_MS;
  return { kind: 'figures', text: isLow ? withTenths(Math.max(0, ms)) : inSeconds(ms), isLow };
}

function withTenths(ms: number): string {
  const tenths = Math.floor(ms / 100);
  return `0:${twoFigures(Math.floor(tenths / 10))}.${tenths % 10}`;
}

function inSeconds(ms: number): string {
  const seconds = Math.ceil(ms / SECOND_MS);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = twoFigures(seconds % 60);
  return hours > 0 ? `${hours}:${twoFigures(minutes)}:${tail}` : `${minutes}:${tail}`;
}

const twoFigures = (value: number) => String(value).padStart(2, '0');
