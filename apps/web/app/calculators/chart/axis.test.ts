import { describe, expect, it } from 'vitest';
import { axisOver } from './axis.ts';

describe('an axis over values', () => {
  it.each([
    [0, 4.7, [0, 1, 2, 3, 4, 5]],
    [5, 6, [5, 5.2, 5.4, 5.6, 5.8, 6]],
    [0, 130, [0, 25, 50, 75, 100, 125, 150]],
    [12.5, 14.5, [12.5, 13, 13.5, 14, 14.5]],
    [0, 9000, [0, 2000, 4000, 6000, 8000, 10_000]],
  ])('from %d to %d has round ticks that hold both ends', (least, greatest, ticks) => {
    const axis = axisOver('x', least, greatest);
    expect(axis.ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks);
    expect(axis.min).toBeLessThanOrEqual(least);
    expect(axis.max).toBeGreaterThanOrEqual(greatest);
  });

  it('prints each tick with the decimals that tell it from the next', () => {
    const { ticks, decimals } = axisOver('x', 0, 1.2);
    expect(new Set(ticks.map((tick) => tick.toFixed(decimals))).size).toBe(ticks.length);
  });

  it('has two ends where all values are the same', () => {
    const { min, max } = axisOver('x', 7, 7);
    expect(max).toBeGreaterThan(min);
  });
});
