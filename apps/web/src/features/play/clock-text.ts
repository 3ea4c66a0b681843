const SHORT_MS = 20_000;
const two = (value: number) => String(value).padStart(2, '0');

/**
 * Time left as a clock shows it: 4:07, 1:02:30, and tenths under twenty seconds, 0:09.4. Whole seconds are rounded
 * up, tenths down, so that a clock never shows nothing while there is time, nor time when there is none.
 *
 * @param ms milliseconds left; less than nothing counts as nothing
 */
export function clockText(ms: number): string {
  if (ms < SHORT_MS) {
    const tenths = Math.floor(Math.max(0, ms) / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
