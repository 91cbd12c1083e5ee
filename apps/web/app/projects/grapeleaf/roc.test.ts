import { describe, expect, test } from 'vitest';
import { normalBelow, normalQuantile } from './normal.ts';
import { binormalCurve, cheapestLine, claimedArea, confusionOf, precisionOf, seasonDollars } from './roc.ts';

describe('the normal distribution', () => {
  // Abramowitz and Stegun 1964, table 26.1: P(x) to 15 decimals.
  test.each([
    [0.5, 0.691462461274013],
    [1, 0.841344746068543],
    [2, 0.977249868051821],
    [3, 0.99865010196837],
    [4, 0.999968328758167],
  ])('below %d lies the share of table 26.1', (z, share) => {
    expect(normalBelow(z)).toBeCloseTo(share, 12);
    expect(normalBelow(-z)).toBeCloseTo(1 - share, 12);
    expect(normalQuantile(share)).toBeCloseTo(z, 9);
  });

  // The same handbook, table 26.5 gives the point of 0.975 as 1.95996.
  test('has 97.5% of its mass below 1.95996', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.95996, 5);
  });

  test.each([0, 1, Number.NaN])('has no quantile for %d', (share) => {
    expect(() => normalQuantile(share)).toThrow(RangeError);
  });
});

describe('the ROC curve', () => {
  // For every shape, the trapezoids below the curve add up to the claimed area.
  test.each([0.6, 1, 1.5])('of shape %d has an area of 94.9%%', (b) => {
    const curve = binormalCurve(claimedArea, b);
    let area = 0;
    let before = curve(12);
    for (let line = 12; line >= -12; line -= 0.002) {
      const point = curve(line);
      area +=
        ((point.truePositiveRate + before.truePositiveRate) / 2) *
        (point.falsePositiveRate - before.falsePositiveRate);
      before = point;
    }
    expect(area).toBeCloseTo(0.949, 5);
  });

  test('of equal spreads has equal sensitivity and specificity halfway between the means', () => {
    // d′ = √2 · Φ⁻¹(0.949) = 2.3126; halfway Φ(1.1563) = 0.8762, from table 26.1 between 1.15 and 1.16.
    const { truePositiveRate, falsePositiveRate } = binormalCurve(claimedArea, 1)(2.3126 / 2);
    expect(truePositiveRate).toBeCloseTo(0.8762, 3);
    expect(1 - falsePositiveRate).toBeCloseTo(0.8762, 3);
  });
});

describe('a vineyard at a point of the curve', () => {
  // The page's example: sensitivity and specificity of 0.9, two sick vines in a hundred, a thousand vines.
  const nineOfTen = { truePositiveRate: 0.9, falsePositiveRate: 0.1 };
  const confusion = confusionOf(nineOfTen, 1000, 0.02);

  test('counts the page’s example: 18 of 20 sick flagged, and 98 of 980 healthy', () => {
    expect(confusion).toEqual({ sickFlagged: 18, sickMissed: 2, healthyFlagged: 98, healthyCleared: 882 });
  });

  test('has one correct flag in six there, and four in five with a third of the vines sick', () => {
    expect(precisionOf(confusion)).toBeCloseTo(18 / 116, 10);
    expect(precisionOf(confusionOf(nineOfTen, 3000, 1 / 3))).toBeCloseTo(900 / 1100, 10);
  });

  test('has no precision without flags', () => {
    expect(precisionOf(confusionOf({ truePositiveRate: 0, falsePositiveRate: 0 }, 100, 0.1))).toBeUndefined();
  });

  test('costs the walks to flagged vines and the missed vines', () => {
    // 116 walks at $2 and 2 vines at $50.
    expect(seasonDollars(confusion, { dollarsPerFlag: 2, dollarsPerMissedVine: 50 })).toBe(332);
  });

  test('is cheapest where the curve’s slope matches the prices', () => {
    // p = 0.1, c = 1, m = 10: slope 9 · 1/9 = 1, which a curve of equal spreads has halfway, at 1.156.
    const line = cheapestLine(binormalCurve(claimedArea, 1), 1_000_000, 0.1, {
      dollarsPerFlag: 1,
      dollarsPerMissedVine: 10,
    });
    expect(line).toBeCloseTo(1.156, 1);
  });
});
