import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../calculator/form/form-spec.ts';
import { computeBrix } from './calculation.ts';
import { brixForm } from './form.ts';

const start = defaultsOf(brixForm);

describe('the Brix calculator', () => {
  it('shows specific gravity with five decimals', () => {
    // USDA 135-A-50: 22.5 °Bx is SG 1.09420.
    expect(computeBrix({ ...start, brix: 22.5 }).headline[0]).toEqual({
      label: 'Specific gravity',
      text: expect.stringMatching(/^1\.094[12]\d$/),
      unit: '20/20 °C',
    });
  });

  it('shows Brix with two decimals and its unit', () => {
    // USDA 135-A-50: SG 1.04003 is 10.00 °Bx.
    expect(computeBrix({ ...start, direction: 'sgToBrix', specificGravity: 1.04003 }).headline[0]).toEqual({
      label: 'Brix',
      text: '10.00',
      unit: '°Bx',
    });
  });

  it('shows a labeled apparent Brix below SG 1.000, without clamping', () => {
    const calculation = computeBrix({ ...start, direction: 'sgToBrix', specificGravity: 0.994 });
    expect(calculation.headline[0]).toMatchObject({ label: 'Apparent Brix', text: '\u22121.56' });
    expect(calculation.note).toContain('Apparent Brix');
  });

  it('has no value beyond the published tables', () => {
    const calculation = computeBrix({ ...start, brix: 90 });
    expect(calculation.headline[0].text).toBe('No value');
    expect(calculation.note).toContain('outside the published tables');
  });

  it('distinguishes a must from a sucrose solution', () => {
    // OIV Oeno 21/2004, table II: 24.0 % is 237.8 g/L of sugar, 14.13 % vol.
    expect(computeBrix(start).more).toContainEqual({
      label: 'Sugar, if grape must (OIV)',
      text: '237.8',
      unit: 'g/L',
    });
    expect(computeBrix(start).more).toContainEqual({
      label: 'Potential alcohol of that must',
      text: '14.13',
      unit: '% vol',
    });
  });
});
