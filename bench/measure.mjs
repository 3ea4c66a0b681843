const ROUNDS = 5;

function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The middle of some numbers. */
export function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

/** The mean of ratios. */
export function geometricMean(numbers) {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);
}

/**
 * How many units of work are done in a second of processor time: the median of five rounds after one to warm up.
 * `work` gives how many units it has done.
 */
export function rate(work) {
  work();
  const rates = Array.from({ length: ROUNDS }, () => {
    const before = processorSeconds();
    const units = work();
    return units / (processorSeconds() - before);
  });
  return median(rates);
}
