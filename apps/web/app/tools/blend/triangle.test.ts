import { describe, expect, it } from 'vitest';
import { crossingsOf, spotOf } from './triangle.tsx';

const near = (spot: readonly [number, number] | undefined, other: readonly [number, number]) => {
  expect(spot?.[0]).toBeCloseTo(other[0], 6);
  expect(spot?.[1]).toBeCloseTo(other[1], 6);
};

describe('the triangle of a blend', () => {
  it('has one lot alone in each corner, and a third of each in the center', () => {
    const [a, b, c] = [spotOf([1, 0, 0]), spotOf([0, 1, 0]), spotOf([0, 0, 1])];
    near(spotOf([1 / 3, 1 / 3, 1 / 3]), [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]);
  });

  it('draws the blends of one value from edge to edge', () => {
    // 13 of 12 and 14 is half of each; of 12 and 15 a third of C.
    const [first, second] = crossingsOf([12, 14, 15], 13);
    near(first, spotOf([0.5, 0.5, 0]));
    near(second, spotOf([2 / 3, 0, 1 / 3]));
  });

  it('counts a corner once', () => {
    // 13 is lot B itself, and half of A and C.
    expect(crossingsOf([12, 13, 14], 13)).toHaveLength(2);
  });

  it('draws no line if the lots are equal or the value is beyond them', () => {
    expect(crossingsOf([13, 13, 13], 13)).toEqual([]);
    expect(crossingsOf([12, 13, 14], 15)).toEqual([]);
  });
});
