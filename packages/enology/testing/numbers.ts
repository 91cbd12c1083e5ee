import fc from 'fast-check';

export const from = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true });

/** Equal except for floating-point error. */
export const same = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
