import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from } from '../../testing/numbers.ts';
import { blendForTwoTargets } from './two-targets.ts';

const measured = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10);
const lot = fc.record({ availableL: from(1, 1000), first: measured, second: measured });

describe('a blend for two targets', () => {
  it('reaches both with no more than is there, wherever a blend of the lots lies', () => {
    fc.assert(
      fc.property(
        fc.array(lot, { minLength: 2, maxLength: 4 }),
        fc.array(from(0.01, 1), { minLength: 4, maxLength: 4 }),
        (lots, parts) => {
          const used = lots.map(({ availableL }, index) => availableL * (parts[index] ?? 0));
          const usedL = used.reduce((sum, volume) => sum + volume, 0);
          const mean = (property: 'first' | 'second') =>
            lots.reduce((sum, each, index) => sum + each[property] * (used[index] ?? 0), 0) / usedL;
          const targets = { first: mean('first'), second: mean('second') };
          const { volumesL, totalL } = blendForTwoTargets(lots, targets);
          expect(totalL).toBeGreaterThan(usedL * (1 - 1e-6));
          for (const property of ['first', 'second'] as const) {
            const value =
              lots.reduce((sum, each, index) => sum + each[property] * (volumesL[index] ?? 0), 0) / totalL;
            expect(Math.abs(value - targets[property])).toBeLessThan(1e-5);
          }
          for (const [index, { availableL }] of lots.entries()) {
            expect(volumesL[index]).toBeLessThanOrEqual(availableL * (1 + 1e-6));
          }
        },
      ),
    );
  });

  it('is found where all lots lie in line with the targets, or on them', () => {
    // Two parts of the first and one of the second; the third is on target by itself.
    const inLine = [
      { availableL: 100, first: 60, second: 0.3 },
      { availableL: 100, first: 90, second: 0.6 },
      { availableL: 100, first: 70, second: 0.4 },
    ];
    expect(blendForTwoTargets(inLine, { first: 70, second: 0.4 }).totalL).toBeCloseTo(250, 6);
    expect(
      blendForTwoTargets([{ availableL: 40, first: 12, second: 6 }], { first: 12, second: 6 }).totalL,
    ).toBe(40);
  });

  it('is none where only one target at a time can be reached', () => {
    const lots = [
      { availableL: 100, first: 12, second: 8 },
      { availableL: 100, first: 14, second: 5 },
    ];
    expect(blendForTwoTargets(lots, { first: 13, second: 6 })).toEqual({ volumesL: [0, 0], totalL: 0 });
  });
});
