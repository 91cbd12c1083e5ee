import { describe, expect, it } from 'vitest';
import { readWrittenAmount, unitNamed } from './amounts.ts';

const gallons = { style: 'american', volumeUnit: 'gal' } as const;
const liters = { style: 'unknown', volumeUnit: 'L' } as const;

describe('readWrittenAmount', () => {
  it.each([
    // 1 gal = 3,785.411784 mL, 1 lb = 453.59237 g.
    ['59 gal', { value: 59, ml: 223_339 }],
    ['1,200 L', { value: 1200, ml: 1_200_000 }],
    ['2.5 hl', { value: 2.5, ml: 250_000 }],
    ['750ml', { value: 750, ml: 750 }],
    ['3 Gallons', { value: 3, ml: 11_356 }],
    ['2 Liters', { value: 2, ml: 2000 }],
    ['2,140 lbs', { value: 2140, grams: 970_688 }],
    ['800 kg', { value: 800, grams: 800_000 }],
    ['1 kilo', { value: 1, grams: 1000 }],
    ['40 g', { value: 40, grams: 40 }],
    ['2 t', { value: 2, grams: 2_000_000 }],
    ['12', { value: 12 }],
  ])('reads “%s”', (text, amount) => {
    expect(readWrittenAmount(text, gallons)).toEqual(amount);
  });

  it('takes a ton for that of the winery: 2,000 lb where wine is in gallons, else 1,000 kg', () => {
    expect(readWrittenAmount('1 ton', gallons)).toEqual({ value: 1, grams: 907_185 });
    expect(readWrittenAmount('2 tons', liters)).toEqual({ value: 2, grams: 2_000_000 });
  });

  it.each([
    ['59 gal each', 'each'],
    ['59 gal ea.', 'each'],
    ['59 gal per barrel', 'each'],
    ['59 gal a barrel', 'each'],
    ['59 gal apiece', 'each'],
    ['59 gal in total', 'total'],
    ['59 gal total', 'total'],
    ['59 gal altogether', 'total'],
    ['59 gal', undefined],
  ])('reads whether “%s” is in each vessel or in all', (text, per) => {
    expect(readWrittenAmount(text, gallons)).toEqual({ value: 59, ml: 223_339, ...(per && { per }) });
  });

  it('reads a number with words and no unit', () => {
    expect(readWrittenAmount('59 each', gallons)).toEqual({ value: 59, per: 'each' });
  });

  it.each(['gal', 'about 59 gal', '59 gal or so', '59 buckets', '59 gal a', ''])(
    'reads no amount from “%s”',
    (text) => {
      expect(readWrittenAmount(text, gallons)).toBeUndefined();
    },
  );

  it('leaves a number open that may be two', () => {
    expect(readWrittenAmount('1,312 L', liters)).toBe('unclear');
    expect(readWrittenAmount('1,312 L', gallons)).toEqual({ value: 1312, ml: 1_312_000 });
  });
});

describe('unitNamed', () => {
  it('knows no other unit', () => {
    expect(['bucket', '', 'lot', 's'].map((word) => unitNamed(word, 'gal'))).toEqual(
      Array(4).fill(undefined),
    );
  });
});

describe('a unit', () => {
  // 1 US gallon is 3,785.411784 mL (NIST Handbook 44), 1 lb 453.59237 g, and a short ton 2,000 lb.
  it.each([
    [['ml', 'ML', 'mls'], { mlPerUnit: 1 }],
    [['l', 'L', 'liter', 'liters'], { mlPerUnit: 1_000 }],
    [['hl', 'hL', 'hectoliter'], { mlPerUnit: 100_000 }],
    [['gal', 'gals', 'gallon', 'gallons'], { mlPerUnit: 3785.411784 }],
    [['g'], { gramsPerUnit: 1 }],
    [['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'], { gramsPerUnit: 1_000 }],
    [['t', 'tonne', 'tonnes'], { gramsPerUnit: 1_000_000 }],
    [['lb', 'lbs', 'pound', 'pounds'], { gramsPerUnit: 453.59237 }],
    [['ton', 'tons'], { gramsPerUnit: 907_184.74 }],
  ])('is known by all of its names: %j', (names, unit) => {
    for (const name of names) expect(unitNamed(name, 'gal')).toEqual(unit);
  });
});

describe('the words after an amount', () => {
  it.each([
    ...['each', 'ea', 'ea.', 'apiece', 'per tank'].map((words) => [words, 'each']),
    ...['barrel', 'tank', 'bin', 'keg', 'drum', 'carboy'].map((vessel) => [`a ${vessel}`, 'each']),
    ...['total', 'in total', 'altogether', 'in all', 'all together'].map((words) => [words, 'total']),
  ])('mean each or total: “%s” is %s', (words, per) => {
    expect(readWrittenAmount(`5 L ${words}`, liters)).toEqual({ value: 5, ml: 5_000, per });
  });
});
