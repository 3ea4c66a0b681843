/**
 * The median, the 95th of a hundred and the worst, in milliseconds.
 *
 * @param {readonly number[]} values
 */
export function spread(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(1);
  return `median ${at(0.5)} ms, 95 % within ${at(0.95)} ms, worst ${at(1)} ms`;
}
