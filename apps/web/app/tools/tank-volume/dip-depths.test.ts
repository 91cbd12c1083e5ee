import { describe, expect, it } from 'vitest';
import { dipDepths } from './dip-depths.ts';

describe('the depths of a dip table', () => {
  it('are centimeters for a metric stick', () => {
    const { label, depths } = dipDepths(2, 'm');
    expect(label).toBe('cm');
    expect(depths.map(({ mark }) => mark).slice(0, 3)).toEqual([5, 10, 15]);
    expect(depths.at(-1)).toEqual({ mark: 200, depthM: 2 });
  });

  it.each(['in', 'ft'])('are inches for a stick read in %s', (unit) => {
    const { label, depths } = dipDepths(3.048, unit);
    expect(label).toBe('in');
    expect(depths).toHaveLength(30);
    // Ten feet are 120 inches.
    expect(depths.at(-1)?.mark).toBe(120);
    expect(depths.at(-1)?.depthM).toBeCloseTo(3.048, 9);
  });

  it('fit a tall tank on a page', () => {
    expect(dipDepths(60, 'm').depths).toHaveLength(60);
    expect(dipDepths(12, 'm').depths).toHaveLength(24);
  });
});
