import { describe, expect, it } from 'vitest';
import { weighedOn } from './balance.ts';

const sulfite = { label: 'To add', text: '3.833', unit: 'g' };

describe('a dose on a balance', () => {
  it('is rounded to its last digit, with its effect', () => {
    expect(weighedOn('0.1 g', sulfite)).toEqual({
      figure: { label: 'To add', text: '3.8', unit: 'g' },
      // 3.8 / 3.833 = 0.9914.
      says: 'Rounded to the scale: 0.9% less than the 3.833 g calculated.',
      coarse: false,
    });
  });

  it('is too coarse if the last digit is more than 2% of it', () => {
    // 4 / 3.833 = 1.0436.
    expect(weighedOn('1 g', sulfite)).toMatchObject({
      coarse: true,
      says: expect.stringContaining('4.4% more'),
    });
    expect(weighedOn('5 g', sulfite)?.figure.text).toBe('5');
  });

  it('is converted to the balance’s unit', () => {
    // 2 lb are 907.18474 g, 0.91 kg.
    expect(weighedOn('0.01 kg', { label: 'To add', text: '2.00', unit: 'lb' })?.figure).toMatchObject({
      text: '0.91',
      unit: 'kg',
    });
    expect(weighedOn('0.1 oz', { label: 'To add', text: '1,000', unit: 'g' })?.figure.text).toBe('35.3');
  });

  it('is undefined if nothing is weighed', () => {
    expect(weighedOn('1 g', { label: 'To add', text: '250', unit: 'mL' })).toBeUndefined();
    expect(weighedOn('1 g', { label: 'To add', text: '0.000', unit: 'g' })).toBeUndefined();
    expect(weighedOn('1 g', { label: 'To add', text: 'No value' })).toBeUndefined();
  });
});
