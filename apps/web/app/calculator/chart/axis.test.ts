import { describe, expect, it } from 'vitest';
import { axisOver, straight } from './axis.ts';
import type { Axis } from './plot.ts';

describe('a straight line', () => {
  const [x, y] = [axisOver('x', 0, 10), axisOver('y', 0, 5)];

  it('ends where it leaves the plot: above, below, or at the right', () => {
    expect(straight(x, y, 1, 1)).toEqual([
      [0, 1],
      [4, 5],
    ]);
    expect(straight(x, y, 4, -1)).toEqual([
      [0, 4],
      [4, 0],
    ]);
    expect(straight(x, y, 2, 0)).toEqual([
      [0, 2],
      [10, 2],
    ]);
  });
});

describe('an axis over values', () => {
  it.each([
    [0, 4.7, [0, 1, 2, 3, 4, 5]],
    [5, 6, [5, 5.2, 5.4, 5.6, 5.8, 6]],
    [0, 130, [0, 25, 50, 75, 100, 125, 150]],
    [12.5, 14.5, [12.5, 13, 13.5, 14, 14.5]],
    [0, 9000, [0, 2000, 4000, 6000, 8000, 10_000]],
  ])('from %d to %d has round ticks around both ends', (least, greatest, ticks) => {
    const axis = axisOver('x', least, greatest);
    expect(axis.ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
    expect(axis.min).toBeLessThanOrEqual(least);
    expect(axis.max).toBeGreaterThanOrEqual(greatest);
  });

  it('prints ticks with the decimals that distinguish them', () => {
    const printed = ({ ticks, decimals = 0 }: Axis) => ticks.map((tick) => tick.toFixed(decimals));
    expect(printed(axisOver('x', 0, 130))).toEqual(['0', '25', '50', '75', '100', '125', '150']);
    expect(printed(axisOver('x', 0, 1.4))).toEqual(['0.00', '0.25', '0.50', '0.75', '1.00', '1.25', '1.50']);
    expect(printed(axisOver('x', 5, 6))).toEqual(['5.0', '5.2', '5.4', '5.6', '5.8', '6.0']);
  });

  it('has two ends if all values are equal', () => {
    const { min, max } = axisOver('x', 7, 7);
    expect(max).toBeGreaterThan(min);
  });
});
