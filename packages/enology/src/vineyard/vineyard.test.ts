import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from, same } from '../../testing/numbers.ts';
import { chanceOfResult, leastCorrect } from '../sensory/triangle-test.ts';
import { cropFromClusters, vinesOnArea } from './crop.ts';
import { cutDegreeDays, degreeDaySum, degreeDays, huglinCoefficient } from './degree-days.ts';
import { nozzleFlow, sprayRate } from './sprayer.ts';

describe('the triangle test', () => {
  it('is certain of at least zero right, and gives all right a chance of (1/3)^n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (tasters) => {
        expect(chanceOfResult({ tasters, correct: 0 }).value).toBeCloseTo(1, 9);
        const all = chanceOfResult({ tasters, correct: tasters }).value;
        expect(Math.abs(Math.log(all + Number.MIN_VALUE) - tasters * Math.log(1 / 3))).toBeLessThan(
          all === 0 ? Number.POSITIVE_INFINITY : tasters * 0.02 + 1e-6,
        );
      }),
    );
  });

  it('finds the fewest correct answers below the significance level', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 7, max: 300 }),
        fc.constantFrom(0.1, 0.05, 0.01, 0.001),
        (tasters, significance) => {
          const correct = leastCorrect({ tasters, significance }).value;
          expect(chanceOfResult({ tasters, correct }).value).toBeLessThanOrEqual(significance);
          expect(chanceOfResult({ tasters, correct: correct - 1 }).value).toBeGreaterThan(significance);
        },
      ),
    );
  });

  it('has a note when too few tasters prove anything', () => {
    expect(leastCorrect({ tasters: 2, significance: 0.05 }).note).toMatch(/So few tasters/);
    expect(leastCorrect({ tasters: 2.5, significance: 0.05 }).inRange).toBe(false);
  });
});

describe('a crop', () => {
  it('is the same from half the vines with twice the clusters, and none of no vines', () => {
    const crop = (vines: number, clustersPerVine: number) =>
      cropFromClusters({ vines, clustersPerVine, clusterKg: 0.12 }).value;
    expect(crop(1000, 40)).toBeCloseTo(crop(2000, 20), 9);
    expect(crop(0, 40)).toBe(0);
    const spacing = { areaHa: 1, vineSpacingM: 1, rowSpacingM: 2 };
    expect(vinesOnArea({ ...spacing, missingPercent: 5 }).value).toBeCloseTo(4750, 9);
  });
});

describe('degree days', () => {
  it('are never negative, and add up over a season', () => {
    const day = fc
      .tuple(from(-10, 40), from(0, 20))
      .map(([minimum, more]) => ({ minimum, maximum: minimum + more }));
    fc.assert(
      fc.property(fc.array(day, { maxLength: 366 }), (days) => {
        const each = days.map((one) => degreeDays({ ...one, base: 10 }).value);
        expect(each.every((value) => value >= 0)).toBe(true);
        expect(
          same(
            degreeDaySum({ days, base: 10 }).value,
            each.reduce((sum, value) => sum + value, 0),
          ),
        ).toBe(true);
        for (const one of days) {
          expect(cutDegreeDays({ ...one, base: 10, ceiling: 30 }).value).toBeLessThanOrEqual(20);
        }
      }),
    );
  });

  it('are nine fifths as many in Fahrenheit', () => {
    const celsius = degreeDays({ maximum: 24, minimum: 12, base: 10 }).value;
    expect(degreeDays({ maximum: 75.2, minimum: 53.6, base: 50 }).value).toBeCloseTo((celsius * 9) / 5, 9);
  });

  it('reject a maximum below the minimum, and more days than a year', () => {
    expect(degreeDays({ maximum: 10, minimum: 12, base: 10 }).note).toMatch(/maximum lies below/);
    const days = Array.from({ length: 367 }, () => ({ maximum: 20, minimum: 10 }));
    expect(degreeDaySum({ days, base: 10 }).note).toMatch(/at most 366 days/);
  });

  it('never lower Huglin’s coefficient toward the pole, and leave it undefined above 50° (xclim)', () => {
    fc.assert(
      fc.property(
        from(0, 49),
        fc.constantFrom('steps' as const, 'smoothed' as const),
        (latitudeDeg, method) => {
          const here = huglinCoefficient({ latitudeDeg, method }).value;
          expect(huglinCoefficient({ latitudeDeg: latitudeDeg + 1, method }).value).toBeGreaterThanOrEqual(
            here,
          );
          expect(huglinCoefficient({ latitudeDeg: -latitudeDeg, method }).value).toBe(here);
        },
      ),
    );
    expect(huglinCoefficient({ latitudeDeg: 50.1, method: 'steps' }).inRange).toBe(false);
  });
});

describe('a sprayer', () => {
  it('round-trips between rate and flow', () => {
    fc.assert(
      fc.property(from(50, 2000), from(1, 12), from(1, 6), (rateLPerHa, speedKmPerH, widthM) => {
        const flowLPerMin = nozzleFlow({ rateLPerHa, speedKmPerH, widthM }).value;
        expect(same(sprayRate({ flowLPerMin, speedKmPerH, widthM }).value, rateLPerHa)).toBe(true);
      }),
    );
  });
});
