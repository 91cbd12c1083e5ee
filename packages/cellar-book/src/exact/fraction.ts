/** An exact number: numerator over denominator, reduced, with a positive denominator. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

type Whole = bigint | number;

const largestExact = 1n << 53n;

function bitsOf(value: bigint): number {
  return value.toString(16).length * 4;
}

/**
 * Several Euclidean steps at once from the leading bits of both numbers, valid while both limits of the remaining
 * bits agree. Undefined if not even one step is certain.
 */
function leadingSteps(high: number, low: number): [bigint, bigint, bigint, bigint] | undefined {
  let [x, y, a, b, c, d] = [high, low, 1, 0, 0, 1];
  while (y + c !== 0 && y + d !== 0) {
    const quotient = Math.floor((x + a) / (y + c));
    if (quotient !== Math.floor((x + b) / (y + d))) break;
    [a, c] = [c, a - quotient * c];
    [b, d] = [d, b - quotient * d];
    [x, y] = [y, x - quotient * y];
  }
  return b === 0 ? undefined : [BigInt(a), BigInt(b), BigInt(c), BigInt(d)];
}

/**
 * The greatest common divisor by Lehmer's variant of Euclid (Knuth, The Art of Computer Programming 2, 4.5.2,
 * algorithm L); gcd(0, n) is n. Shares of wine topped for years have thousands of digits.
 */
export function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right];
  if (a < b) [a, b] = [b, a];
  while (b >= largestExact) {
    const shift = BigInt(Math.max(0, bitsOf(a) - 48));
    const steps = leadingSteps(Number(a >> shift), Number(b >> shift));
    if (steps) [a, b] = [steps[0] * a + steps[1] * b, steps[2] * a + steps[3] * b];
    else [a, b] = [b, a % b];
  }
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/**
 * Makes a reduced fraction of two whole numbers.
 * @throws RangeError when the denominator is zero or a number is not whole.
 */
export function fraction(numerator: Whole, denominator: Whole = 1n): Fraction {
  let [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  if (bottom === 0n) throw new RangeError('A fraction has no denominator of zero.');
  if (bottom < 0n) [top, bottom] = [-top, -bottom];
  const divisor = gcd(top, bottom);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

export const zero = fraction(0);
export const one = fraction(1);

export function addFractions(left: Fraction, right: Fraction): Fraction {
  return fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function subtractFractions(left: Fraction, right: Fraction): Fraction {
  return addFractions(left, { numerator: -right.numerator, denominator: right.denominator });
}

export function multiplyFractions(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** @throws RangeError when the divisor is zero. */
export function divideFractions(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.denominator, left.denominator * right.numerator);
}

/** Negative if left is smaller, zero if equal, positive if left is larger. */
export function compare(left: Fraction, right: Fraction): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The least integer not below the fraction. */
export function ceiling(value: Fraction): bigint {
  const down = value.numerator / value.denominator;
  return value.numerator > 0n && value.numerator % value.denominator !== 0n ? down + 1n : down;
}

/** For display only: the fraction as a decimal, truncated to 12 places. */
export function toNumber(value: Fraction): number {
  const whole = value.numerator / value.denominator;
  const rest = value.numerator - whole * value.denominator;
  return Number(whole) + Number((rest * 1_000_000_000_000n) / value.denominator) / 1e12;
}

/** `3/4`, or `3` if whole. */
export function toText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}
