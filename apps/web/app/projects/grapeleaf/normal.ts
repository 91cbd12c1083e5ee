/**
 * Share of a standard normal distribution that lies below `z`.
 *
 * Φ(z) = (1 + erf(z/√2)) / 2, with erf by its Maclaurin series, and by Laplace's continued fraction for erfc where the
 * series would lose digits. Error below 1e-12 for |z| ≤ 8.
 *
 * @see Abramowitz and Stegun, Handbook of Mathematical Functions, 1964, 7.1.5, 7.1.14 and 26.2.
 */
export function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const upper = x < 2.5 ? (1 - erfBySeries(x)) / 2 : erfcByFraction(x) / 2;
  return z < 0 ? upper : 1 - upper;
}

function erfBySeries(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; Math.abs(term) > 1e-17 * sum; n++) {
    term *= (-x * x) / n;
    sum += term / (2 * n + 1);
    if (term === 0) break;
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

function erfcByFraction(x: number): number {
  let tail = x;
  for (let n = 120; n > 0; n--) tail = x + n / 2 / tail;
  return Math.exp(-x * x) / Math.sqrt(Math.PI) / tail;
}

/** Inverts `normalBelow` by bisection. @throws for a share not within 0 and 1. */
export function normalQuantile(share: number): number {
  if (!(share > 0 && share < 1)) throw new RangeError(`No quantile for ${share}.`);
  let [low, high] = [-9, 9];
  while (high - low > 1e-13) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (normalBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
