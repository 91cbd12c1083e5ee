/** The zero crossing of `f` between two times, to a tenth of a second. */
export function crossing(f: (ms: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const rising = f(to) > f(from);
  while (high - low > 100) {
    const middle = (low + high) / 2;
    if (f(middle) > 0 === rising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

const golden = (Math.sqrt(5) - 1) / 2;

/** The maximum between two times of a function with one peak, to a tenth of a second. */
export function peak(f: (ms: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > 100) {
    const [a, b] = [high - golden * (high - low), low + golden * (high - low)];
    if (f(a) > f(b)) high = b;
    else low = a;
  }
  return (low + high) / 2;
}
