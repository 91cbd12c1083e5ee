import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, fixed, parseDecimal, short } from './decimal.ts';

describe('a number as people write it', () => {
  it.each([
    ['3.4', 3.4],
    ['3,4', 3.4],
    [' 24 ', 24],
    ['1 000', 1000],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['.5', 0.5],
    ['24.', 24],
    ['−1,5', -1.5],
    ['+2', 2],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ["1'500", 1500],
    ['1’500.5', 1500.5],
    ['12\u202f345,6', 12345.6],
    ['1.234.567,8', 1234567.8],
    ['− 3', -3],
  ])('%s is %d', (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1.2.3',
    '3.4x',
    '1e3',
    'Infinity',
    'NaN',
    '-',
    '.',
    ',',
    '1,2,3',
    '1 5',
    '3 45',
    '12,34.5',
    '1.23.4,5',
    "1'50",
    '1,500,5',
    '1 500 5',
  ])('"%s" is not a number', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  it('is read back as it was shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        const value = thousandths / 1000;
        expect(parseDecimal(fixed(value, 3))).toBe(value);
        expect(parseDecimal(short(value, 3))).toBe(value);
        expect(parseDecimal(fixed(value, 3).replace('.', ','))).toBe(value);
      }),
    );
  });
});

describe('a shown number', () => {
  it('has a true minus sign, but none before zero', () => {
    expect(fixed(-1.559, 2)).toBe('\u22121.56');
    expect(fixed(-0.001, 2)).toBe('0.00');
  });

  it('has the decimals of its step', () => {
    expect(decimalsOf(0.001)).toBe(3);
    expect(decimalsOf(1)).toBe(0);
  });
});
