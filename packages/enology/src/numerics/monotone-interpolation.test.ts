import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monotoneInterpolation } from './monotone-interpolation.ts';

describe('monotoneInterpolation', () => {
  it('is a straight line through knots on one', () => {
    const at = monotoneInterpolation({ start: 2, knots: [1, 3, 5, 7], startSlope: 2 });
    for (const x of [2, 2.3, 3, 3.5, 4.9, 5]) expect(at(x)).toBeCloseTo(1 + 2 * (x - 2), 12);
  });

  it('has the slope at a knot that is the harmonic mean of its two rises, and none where they turn', () => {
    const slopeAt = (knots: number[], x: number) => {
      const at = monotoneInterpolation({ start: 0, knots, startSlope: 1 });
      return (at(x + 1e-6) - at(x - 1e-6)) / 2e-6;
    };
    // 2 / (1/1 + 1/3)
    expect(slopeAt([0, 1, 4, 9], 1)).toBeCloseTo(1.5, 5);
    expect(slopeAt([0, 2, 1, 0], 1)).toBeCloseTo(0, 5);
  });

  it('passes through every knot, and rises where knots rise', () => {
    const rises = fc.array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(rises, (steps) => {
        const knots = [0];
        for (const step of steps) knots.push((knots.at(-1) ?? 0) + step);
        const at = monotoneInterpolation({ start: 0, knots, startSlope: steps[0] ?? 0 });
        for (const [x, y] of knots.entries()) expect(at(x)).toBeCloseTo(y, 9);
        const values = Array.from({ length: steps.length * 10 + 1 }, (_, index) => at(index / 10));
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }),
    );
  });
});
