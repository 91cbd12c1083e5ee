import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './apportion.ts';
import {
  addFractions,
  ceiling,
  compare,
  divideFractions,
  fraction,
  gcd,
  multiplyFractions,
  one,
  subtractFractions,
  toNumber,
  toText,
  zero,
} from './fraction.ts';
import { enrichMixture, mixPours, mixtureOf, scaleMixture, shareOf } from './mixture.ts';

const whole = fc.integer({ min: 0, max: 1_000_000 });
const any = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([top, bottom]) => fraction(top, bottom));

describe('the greatest common divisor', () => {
  it('matches plain Euclid for numbers of any length', () => {
    const euclid = (a: bigint, b: bigint): bigint => (b === 0n ? a : euclid(b, a % b));
    const large = fc.bigInt({ min: 0n, max: 1n << 600n });
    fc.assert(
      fc.property(large, large, large, (a, b, c) => {
        expect(gcd(a * c, b * c)).toBe(euclid(a * c, b * c));
        expect(gcd(-a, b)).toBe(euclid(a, b));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a fraction', () => {
  it('obeys the laws of a field', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(multiplyFractions(a, addFractions(b, c))).toEqual(
          addFractions(multiplyFractions(a, b), multiplyFractions(a, c)),
        );
        expect(subtractFractions(addFractions(a, b), b)).toEqual(a);
        if (compare(b, zero) !== 0) expect(multiplyFractions(divideFractions(a, b), b)).toEqual(a);
      }),
    );
  });

  it('reduces, prints, and rounds up as by hand', () => {
    expect(toText(fraction(6, -8))).toBe('-3/4');
    expect(toText(fraction(8, 4))).toBe('2');
    expect(toNumber(fraction(1, 240))).toBeCloseTo(0.004_166_666_666, 12);
    expect([fraction(7, 2), fraction(4), fraction(-7, 2)].map(ceiling)).toEqual([4n, 4n, -3n]);
    const half = fraction(1, 2);
    expect([fraction(1, 3), fraction(2, 4), fraction(2, 3)].map((each) => compare(each, half))).toEqual([
      -1, 0, 1,
    ]);
    expect(() => fraction(1, 0)).toThrow(RangeError);
    expect(() => fraction(0.5)).toThrow(RangeError);
  });
});

describe('apportionment', () => {
  it('gives whole parts that add up, each within a unit of its quota', () => {
    fc.assert(
      fc.property(whole, fc.array(whole, { minLength: 1, maxLength: 9 }), (amount, weights) => {
        const parts = apportion(amount, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        for (const [index, part] of parts.entries()) {
          const weight = weights[index] ?? 0;
          const off = part * total - amount * weight;
          if (total > 0) expect(Math.abs(off)).toBeLessThan(total);
        }
      }),
    );
  });

  it('gives the remaining units to the largest remainders, and of equal ones to the earlier', () => {
    // Quotas 1.25, 3.75 and 5: the one unit that remains goes to the second.
    expect(apportion(10, [1, 3, 4])).toEqual([1, 4, 5]);
    expect(apportion(10, [1, 1, 1])).toEqual([4, 3, 3]);
    expect(apportion(5, [0, 0])).toEqual([3, 2]);
    expect(() => apportion(1, [])).toThrow(RangeError);
    expect(() => apportion(0.5, [1])).toThrow(RangeError);
  });
});

describe('a mixture', () => {
  it('is the mean of its parts, weighted by amount', () => {
    const blend = mixPours([
      { mixture: mixtureOf([['a', 1]]), amount: 120 },
      {
        mixture: mixtureOf([
          ['a', 1],
          ['b', 1],
        ]),
        amount: 60,
      },
    ]);
    // 120 + 30 of a in 180.
    expect(toText(shareOf(blend, 'a'))).toBe('5/6');
    expect(addFractions(shareOf(blend, 'a'), shareOf(blend, 'b'))).toEqual(one);
  });

  it('scales, and adds to one part', () => {
    const doubled = scaleMixture(enrichMixture(mixtureOf([['a', 1]]), 'b', fraction(1, 3)), fraction(2));
    expect([toText(shareOf(doubled, 'a')), toText(shareOf(doubled, 'b'))]).toEqual(['2', '2/3']);
  });
});
