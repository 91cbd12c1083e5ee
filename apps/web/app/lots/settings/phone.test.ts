import { describe, expect, it } from 'vitest';
import { readPhone } from './phone.ts';

describe('a telephone number', () => {
  it('is read as people write it', () => {
    expect(readPhone('+1 (231) 555-0123', false)).toBe('+12315550123');
    expect(readPhone('+49 30 901820', true)).toBe('+4930901820');
  });

  it('gets the country of a winery that counts in gallons', () => {
    expect(readPhone('231.555.0123', true)).toBe('+12315550123');
    expect(readPhone('1 231 555 0123', true)).toBe('+12315550123');
    expect(readPhone('231 555 0123', false)).toBeUndefined();
  });

  it('is not guessed', () => {
    for (const text of ['', '555-0123', '+0 231 555 0123', 'T12'])
      expect(readPhone(text, true)).toBeUndefined();
  });
});
