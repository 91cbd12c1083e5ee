/**
 * The x in [low, high] at which a continuous function takes the target value, to machine precision.
 * Chandrupatla's method: inverse quadratic interpolation where it is safe, bisection elsewhere.
 * The target must lie between the values at both ends (or miss one by rounding); otherwise the answer is `NaN`.
 *
 * Source: T. R. Chandrupatla, Advances in Engineering Software 28 (1997) 145-149.
 */
export function solve(options: {
  readonly of: (x: number) => number;
  readonly target: number;
  readonly low: number;
  readonly high: number;
}): number {
  const error = (x: number) => options.of(x) - options.target;
  let [a, b] = [options.high, options.low];
  let [errorA, errorB] = [error(a), error(b)];
  if (errorA === 0) return a;
  if (errorB === 0) return b;
  if (!(errorA * errorB < 0)) return endWithinRounding(options, errorA, errorB);
  let [c, errorC] = [a, errorA];
  let step = 0.5;
  for (let round = 0; round < 100; round += 1) {
    const x = a + step * (b - a);
    const errorX = error(x);
    if (Math.sign(errorX) === Math.sign(errorA)) {
      [c, errorC] = [a, errorA];
    } else {
      [c, errorC, b, errorB] = [b, errorB, a, errorA];
    }
    [a, errorA] = [x, errorX];
    const best = Math.abs(errorA) < Math.abs(errorB) ? a : b;
    const smallest = (2 * Number.EPSILON * Math.abs(best) + Number.MIN_VALUE) / Math.abs(b - a);
    if (errorX === 0 || smallest > 0.5) return best;
    step = Math.min(1 - smallest, Math.max(smallest, nextStep({ a, b, c, errorA, errorB, errorC })));
  }
  return a;
}

function endWithinRounding(
  { target, low, high }: { readonly target: number; readonly low: number; readonly high: number },
  errorHigh: number,
  errorLow: number,
): number {
  const rounding = 1e-12 * Math.abs(target);
  if (Math.abs(errorHigh) <= rounding) return high;
  return Math.abs(errorLow) <= rounding ? low : Number.NaN;
}

interface Bracket {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly errorA: number;
  readonly errorB: number;
  readonly errorC: number;
}

function nextStep({ a, b, c, errorA, errorB, errorC }: Bracket): number {
  const xi = (a - b) / (c - b);
  const phi = (errorA - errorB) / (errorC - errorB);
  const interpolationIsSafe = phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi;
  if (!interpolationIsSafe) return 0.5;
  return (
    (errorA / (errorB - errorA)) * (errorC / (errorB - errorC)) +
    ((c - a) / (b - a)) * (errorA / (errorC - errorA)) * (errorB / (errorC - errorB))
  );
}
