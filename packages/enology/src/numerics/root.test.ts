import { describe, expect, it } from 'vitest';
import { solve } from './root.ts';

/** The root, and how often the function was called. */
function solved(of: (x: number) => number, target: number, low: number, high: number) {
  let calls = 0;
  const counted = (x: number) => {
    calls += 1;
    return of(x);
  };
  return { root: solve({ of: counted, target, low, high }), calls };
}

describe('solve', () => {
  it.each([
    ['x²', (x: number) => x * x, 2, Math.SQRT2],
    ['eˣ', Math.exp, 2, Math.LN2],
    ['sin x', Math.sin, 0.5, Math.PI / 6],
    ['1 / (x + 1)', (x: number) => 1 / (x + 1), 0.8, 0.25],
  ])('finds the root of %s to machine precision, in fewer steps than by halving', (_, of, target, root) => {
    const found = solved(of, target, 0, 1.5);
    expect(Math.abs(found.root - root)).toBeLessThan(3e-16);
    // Halving 1.5 to a precision of 2e-16 takes 53 steps.
    expect(found.calls).toBeLessThan(16);
  });

  it('halves the interval where the function jumps', () => {
    const { root, calls } = solved((x) => (x < 0.7 ? -1 : 1), 0, 0, 1);
    expect(root).toBeCloseTo(0.7, 14);
    expect(calls).toBeLessThan(70);
  });

  it('takes an end that misses the target by rounding only', () => {
    const straight = (x: number) => x;
    expect(solved(straight, 2 * (1 + 1e-13), 1, 2).root).toBe(2);
    expect(solved(straight, 1 - 1e-13, 1, 2).root).toBe(1);
    expect(solved(straight, 2.001, 1, 2).root).toBeNaN();
    expect(solved(straight, 0.999, 1, 2).root).toBeNaN();
    expect(solved((x) => -x, -2.001, 1, 2).root).toBeNaN();
  });
});
