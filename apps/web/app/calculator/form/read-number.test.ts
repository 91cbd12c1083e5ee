import { describe, expect, it } from 'vitest';
import { alcoholForm } from '../../tools/alcohol/form.ts';
import { densityForm } from '../../tools/density-alcohol/form.ts';
import { so2Form } from '../../tools/so2/form.ts';
import { unitFor } from './field.ts';
import { readNumber } from './read-number.ts';
import { unitOf } from './units.ts';

const { pH, volumeL, freeSo2MgPerL } = so2Form.numbers;
const { initialSpecificGravity: gravity, finalSpecificGravity } = alcoholForm.numbers;
const { densityKgPerM3 } = densityForm.numbers;
const liters = unitOf('volume', 'L');
const sg = unitOf('gravity', 'sg');

describe('a mark before three digits', () => {
  it.each([
    ['1,500', 1500],
    ['2.250', 2250],
    ['1 500', 1500],
    ['1,500.5', 1500.5],
    ['1.500,5', 1500.5],
    ['1500', 1500],
    ['1.5', 1.5],
    ['9,999', 9999],
    ["1'500", 1500],
    ['1’500', 1500],
    ["1'500.5", 1500.5],
    ['1\u202f500', 1500],
    ['1\u00a0500,5', 1500.5],
    ['1.500,5', 1500.5],
    ['+1,500', 1500],
    ['1,500.', 1500],
    ['1500,0', 1500],
    ['1,500 L', 1500],
    ['1500.00', 1500],
  ])('a volume of %s L is %d L in any language', (text, value) => {
    for (const mark of ['.', ',']) expect(readNumber(text, volumeL, liters, mark)?.base).toBe(value);
  });

  it.each(['1 5', '15 00', '1,50,0', '12,34.5', "1'50", '1.500.5', '1,500 gal', 'l500', '1e3'])(
    '%s is not a number',
    (text) => {
      for (const mark of ['.', ',']) expect(readNumber(text, volumeL, liters, mark)).toBeUndefined();
    },
  );

  it('is never read in silence', () => {
    expect(readNumber('1,500', volumeL, liters)?.says).toBe('Read as 1,500 L, not 1.5.');
    expect(readNumber('12,500', volumeL, liters)?.says).toBe('Read as 12,500 L, not 12.5.');
  });

  it('starts decimals at home where no tank is so large', () => {
    const cellar = { ...volumeL, max: 500_000 };
    expect(readNumber('757.082', cellar, liters, '.')).toEqual({
      base: 757.082,
      says: 'Read as 757.082 L, not 757,082.',
    });
    expect(readNumber('757,082', cellar, liters, '.')?.base).toBe(757_082);
    expect(readNumber('757,082', cellar, liters, ',')?.base).toBe(757.082);
  });

  it('starts decimals where thousands are out of the range', () => {
    expect(readNumber('3,450', pH, unitFor(pH, undefined))?.base).toBe(3.45);
    expect(readNumber('12,500', freeSo2MgPerL, unitFor(freeSo2MgPerL, undefined))?.base).toBe(12.5);
    expect(readNumber('0,994', finalSpecificGravity, sg)).toEqual({ base: 0.994 });
    expect(readNumber('1.100', gravity, sg)).toEqual({ base: 1.1 });
  });

  it('is what the reader’s language says where both are possible', () => {
    const hL = unitOf('volume', 'hL');
    const wide = { ...volumeL, max: 1_000_000 };
    expect(readNumber('1,500', wide, hL, '.')).toEqual({
      base: 150_000,
      says: 'Read as 1,500 hL, not 1.5.',
    });
    expect(readNumber('1,500', wide, hL, ',')).toEqual({ base: 150, says: 'Read as 1.5 hL, not 1,500.' });
    expect(readNumber('1.500', wide, hL, ',')?.base).toBe(150_000);
  });
});

describe('a number in another unit than the field’s', () => {
  it('is read as Brix where no gravity is meant, and said', () => {
    // USDA 135-A-50: 23.8 °Bx is SG 1.1001.
    const must = readNumber('23.8', gravity, sg);
    expect(must?.base).toBeCloseTo(1.1001, 4);
    expect(must?.says).toBe('Read as 23.8 °Bx, SG 1.1001.');
    expect(readNumber('-1.5', finalSpecificGravity, sg)?.base).toBeCloseTo(0.9942, 4);
  });

  it('is read as thousandths, or as g/mL', () => {
    expect(readNumber('1100', gravity, sg)).toEqual({ base: 1.1, says: 'Read as SG 1.100.' });
    expect(readNumber('994', finalSpecificGravity, sg)?.base).toBe(0.994);
    expect(readNumber('0.9925', densityKgPerM3, unitOf('density', 'kgPerM3'))).toEqual({
      base: 992.5,
      says: 'Read as 0.9925 g/mL; for a specific gravity, choose SG.',
    });
    expect(readNumber('992.5', densityKgPerM3, unitOf('density', 'gPerMl'))?.base).toBe(992.5);
  });

  it('stays in the unit that was chosen', () => {
    expect(readNumber('90', gravity, unitOf('gravity', 'points'))?.base).toBeCloseTo(1.09, 10);
    expect(readNumber('21.6', gravity, unitOf('gravity', 'brix'))?.base).toBeCloseTo(1.0901, 3);
    expect(readNumber('0.9932', densityKgPerM3, unitOf('density', 'sg'))?.base).toBeCloseTo(991.41, 2);
  });
});
