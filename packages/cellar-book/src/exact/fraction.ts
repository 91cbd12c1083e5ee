/** An exact number: numerator over denominator, reduced, the denominator above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

type Whole = bigint | number;

/** The greatest common divisor of two integers by Euclid (Elements VII.2); gcd(0, n) is n. */
export function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right];
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

export const ZERO = fraction(0);
export const ONE = fraction(1);

export function add(left: Fraction, right: Fraction): Fraction {
  return fraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function subtract(left: Fraction, right: Fraction): Fraction {
  return add(left, { numerator: -right.numerator, denominator: right.denominator });
}

export function multiply(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** @throws RangeError when the divisor is zero. */
export function divide(left: Fraction, right: Fraction): Fraction {
  return fraction(left.numerator * right.denominator, left.denominator * right.numerator);
}

/** Below zero when left is smaller, zero when they are equal, above zero when left is larger. */
export function compare(left: Fraction, right: Fraction): number {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The least whole number that is not below the fraction. */
export function ceiling(value: Fraction): bigint {
  const down = value.numerator / value.denominator;
  return value.numerator > 0n && value.numerator % value.denominator !== 0n ? down + 1n : down;
}

/** For showing only: the fraction as a decimal, cut after 12 decimals. */
export function toNumber(value: Fraction): number {
  const whole = value.numerator / value.denominator;
  const rest = value.numerator - whole * value.denominator;
  return Number(whole) + Number((rest * 1_000_000_000_000n) / value.denominator) / 1e12;
}

/** `3/4`, or `3` when it is whole. */
export function toText({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`;
}
