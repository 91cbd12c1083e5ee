import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';

describe('a telephone number', () => {
  it('accepts the usual ways to write it', () => {
    expect(readPhone('+1 (231) 555-0123', false)).toBe('+12315550123');
    expect(readPhone('+49 30 901820', true)).toBe('+4930901820');
  });

  it('takes ten digits as North American for a winery in gallons', () => {
    expect(readPhone('231.555.0123', true)).toBe('+12315550123');
    expect(readPhone('1 231 555 0123', true)).toBe('+12315550123');
    expect(readPhone('231 555 0123', false)).toBeUndefined();
  });

  it('rejects numbers that are ambiguous or incomplete', () => {
    for (const text of ['', '555-0123', '+0 231 555 0123', 'T12'])
      expect(readPhone(text, true)).toBeUndefined();
  });
});
