import { describe, expect, it } from 'vitest';
import { describeError } from './significant.ts';

describe('an error', () => {
  it.each([
    [0.0000236875, '', '0.000024'],
    [4.143, 'mg/L', '4.1 mg/L'],
    [12.3, 'g', '12 g'],
    [0, 'g', 'none'],
  ])('of %d %s is %s', (largestError, unit, text) => {
    expect(describeError({ largestError, unit })).toBe(text);
  });
});
