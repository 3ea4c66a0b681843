/** A whole number from 0 to `below` - 1. */
export type Random = (below: number) => number;

/** Random numbers that are the same in every run with the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[random(items.length)];
}

/** The items in another order. */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const drawn = items.map((item) => ({ item, lot: random(2 ** 20) }));
  return drawn.sort((one, other) => one.lot - other.lot).map(({ item }) => item);
}
