import { describe, expect, it } from 'vitest';
import { linear, pathOf } from './plot.ts';

describe('a linear scale', () => {
  it.each([
    [2, 10],
    [6, 30],
    [4, 20],
    [8, 40],
  ])('maps %d to %d, beyond its ends too', (value, place) => {
    expect(linear([2, 6], [10, 30])(value)).toBe(place);
  });

  it('runs downward if its range does', () => {
    expect([0, 1, 4].map(linear([0, 4], [200, 0]))).toEqual([200, 150, 0]);
  });

  it('maps a single value to the middle', () => {
    expect(linear([3, 3], [0, 100])(3)).toBe(50);
  });
});

describe('a path', () => {
  it('skips points that are no numbers, and is empty without a point', () => {
    const path = (...ys: number[]) => pathOf(ys.map((y, x) => [x, y]));
    expect(path(1, Number.NaN, 3, Number.POSITIVE_INFINITY)).toBe('M0.0 1.0L2.0 3.0');
    expect(path(Number.NaN)).toBe('');
    expect(path()).toBe('');
  });
});
