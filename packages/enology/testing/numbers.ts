import fc from 'fast-check';

/** Any number from low to high. */
export const from = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });

/** The same number, but for what arithmetic in binary loses. */
export const same = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
