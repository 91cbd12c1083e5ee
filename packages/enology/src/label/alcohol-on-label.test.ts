import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from } from '../../testing/numbers.ts';
import { highestActualAlcohol, labelsFor, labelTolerance, lowestActualAlcohol } from './alcohol-on-label.ts';

/** 7 % belongs to the grade above it; 14, 16, and 21 % belong to the grades below them. */
function gradeAt(percentVol: number): number {
  if (percentVol < 7) return 0;
  return 1 + [14, 16, 21].filter((line) => percentVol > line).length;
}

describe('27 CFR 4.36(b), (c) and 24.257(a)(3)', () => {
  // Measured ± 0.75 below 7 % vol, ± 1.5 to 14, ± 1.0 above; rounded toward the wine, and cut at 7, 14, 16, 21 and 24.
  it.each([
    [0.5, '0.5 to 1.2'],
    [6.5, '5.8 to 6.9'],
    [6.9, '6.2 to 6.9'],
    [6.99, '6.3 to 6.9'],
    [7, '7.0 to 8.5'],
    [7.2, '7.0 to 8.7'],
    [12.04, '10.6 to 13.5'],
    [13, '11.5 to 14.0'],
    [14, '12.5 to 14.0'],
    [14.05, 'over 14.0 to 15.0'],
    [15, 'over 14.0 to 16.0'],
    [15.01, '14.1 to 16.0'],
    [15.6, '14.6 to 16.0'],
    [16, '15.0 to 16.0'],
    [16.01, 'over 16.0 to 17.0'],
    [16.5, 'over 16.0 to 17.5'],
    [17.05, '16.1 to 18.0'],
    [20.6, '19.6 to 21.0'],
    [21, '20.0 to 21.0'],
    [21.3, 'over 21.0 to 22.3'],
    [23.8, '22.8 to 24.0'],
    [24, '23.0 to 24.0'],
  ])('let a label of %d %% vol say %s', (measured, said) => {
    const { low, high, overLow } = labelsFor(measured);
    expect(`${overLow ? 'over ' : ''}${low.value.toFixed(1)} to ${high.value.toFixed(1)}`).toBe(said);
  });

  it.each([0.4, 24.1, Number.NaN])('say nothing of %d %% vol, which is no wine', (measured) => {
    expect(labelsFor(measured).low.inRange).toBe(false);
    expect(labelsFor(measured).low.note).toBeTruthy();
  });

  it('keep every figure of a label within the tolerance and in the grade of the wine', () => {
    fc.assert(
      fc.property(from(0.5, 24), (measured) => {
        const { low, high, overLow } = labelsFor(measured);
        const tolerance = labelTolerance({ labeledPercentVol: measured }).value + 1e-6;
        expect(measured - low.value).toBeLessThanOrEqual(tolerance);
        expect(high.value - measured).toBeLessThanOrEqual(tolerance);
        expect(gradeAt(high.value)).toBe(gradeAt(measured));
        expect(gradeAt(low.value + (overLow ? 0.05 : 0))).toBe(gradeAt(measured));
      }),
      { examples: [7, 14, 16, 21, 24].flatMap((line) => [[line], [line - 0.01]]) as [number][] },
    );
  });

  it('cover no wine of another grade than the label’s', () => {
    fc.assert(
      fc.property(from(0.5, 24), (labeledPercentVol) => {
        const grade = gradeAt(labeledPercentVol);
        const [low, high] = [
          lowestActualAlcohol({ labeledPercentVol }).value,
          highestActualAlcohol({ labeledPercentVol }).value,
        ];
        expect(gradeAt(low + 1e-9)).toBe(grade);
        expect(gradeAt(high - 1e-9)).toBe(grade);
      }),
    );
  });
});
