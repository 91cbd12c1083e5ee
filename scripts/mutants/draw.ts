/** A random sample of a list in its order; reproducible by seed. */
export function draw<Item>(items: Item[], count: number, seed: number): Item[] {
  const random = randomNumbers(seed);
  return items
    .map((item, place) => ({ item, place, lot: random() }))
    .sort((one, other) => one.lot - other.lot)
    .slice(0, count)
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
