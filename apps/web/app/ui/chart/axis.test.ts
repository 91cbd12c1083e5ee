import { describe, expect, it } from 'vitest';
import { axis, axisOver, sample, straight } from './axis.ts';

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

describe('samples of a function', () => {
  it('leave out values beyond the plot and values that are no numbers', () => {
    const of = (at: number) => (at === 4 ? Number.NaN : 2 * at);
    expect(sample(axis('x', 0, 4), axis('y', 2, 8), of, 4)).toEqual([
      [1, 2],
      [2, 4],
      [3, 6],
    ]);
  });
});

describe('an axis over values', () => {
  it.each([
    [0, 4.7, ['0', '1', '2', '3', '4', '5']],
    [5, 6, ['5.0', '5.2', '5.4', '5.6', '5.8', '6.0']],
    [0, 130, ['0', '20', '40', '60', '80', '100', '120', '140']],
    [0, 1.4, ['0.0', '0.2', '0.4', '0.6', '0.8', '1.0', '1.2', '1.4']],
    [12.5, 14.5, ['12.5', '13.0', '13.5', '14.0', '14.5']],
    [0, 9000, ['0', '2000', '4000', '6000', '8000', '10000']],
    [-3.2, 7, ['-4', '-2', '0', '2', '4', '6', '8']],
  ])('from %d to %d has round ticks around both ends', (least, greatest, printed) => {
    const { ticks, format } = axisOver('x', least, greatest);
    expect(ticks.map(format)).toEqual(printed);
  });

  it('has steps of 1, 2, or 5, enough ticks, and a different word for each, over any values', () => {
    for (let exponent = -6; exponent <= 6; exponent += 0.05) {
      for (const least of [0, -0.3, 1, 17.3]) {
        const greatest = least + 10 ** exponent;
        const { min, max, ticks, format } = axisOver('x', least, greatest);
        const words = ticks.map(format);
        const step = (max - min) / (ticks.length - 1);
        const leading = step / 10 ** Math.floor(Math.log10(step) + 1e-6);
        const where = `${least} to ${greatest}`;
        expect([min, max], where).toEqual([ticks[0], ticks.at(-1)]);
        expect(min <= least && greatest <= max, where).toBe(true);
        expect([1, 2, 5], where).toContain(Math.round(leading * 1000) / 1000);
        expect(ticks.length, where).toBeGreaterThanOrEqual(4);
        expect(ticks.length, where).toBeLessThanOrEqual(10);
        expect(new Set(words).size, where).toBe(words.length);
        for (const [index, tick] of ticks.entries()) expect(Number(words[index]), where).toBeCloseTo(tick, 9);
      }
    }
  });

  it.each([7, 0, -2])('has two ends if all values are %d', (value) => {
    const { min, max } = axisOver('x', value, value);
    expect([min, max]).toEqual([value, value + 1]);
  });
});

describe('an axis with fixed ends', () => {
  it('keeps them, with ticks only between', () => {
    // 40 in about 5 steps is 10 each; 965 and 1005 are not round.
    const { min, max, ticks } = axis('Density', 965, 1005);
    expect([min, max]).toEqual([965, 1005]);
    expect(ticks).toEqual([970, 980, 990, 1000]);
  });
});
