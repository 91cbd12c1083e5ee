import { describe, expect, it } from 'vitest';
import { density, lot, usualWine } from './figures.ts';

describe('the figures of the calculation guide', () => {
  it('match hand arithmetic from the printed ones', () => {
    expect(lot).toMatchObject({ brix: '23.8', rule: '14.0', measured: '14.3', factor: '0.60' });
    // 0.9932 × 998.20 kg/m³, less the distillate's 979.75.
    expect(Number(lot.density)).toBeCloseTo(991.41, 1);
    expect(lot.extract).toBe('11.7');
  });

  it('show the error of the house allowance of 5.4 for a typical white and red of 990 kg/m³', () => {
    expect(density.allowed).toBe('10.1');
    expect(density.typicalWhite).toEqual({ allowance: '8.5', alcohol: '12.7' });
    // Checked with the published tables: 990 less 11 is 979.0, a little below the 979.75 of 14.3% vol.
    expect(Number(density.typicalRed.alcohol)).toBeGreaterThan(14.8);
  });

  // A visitor computed these from the tables of OIML R 22, without this code.
  it('show the effect of a kilogram of extract: 0.83% vol at 10% vol, 0.88 at 13', () => {
    expect(density.perKilogram).toEqual({ at10: '0.83', at13: '0.88' });
  });

  it('are twice as large for a division of 0.002 as for one of 0.001', () => {
    expect(Number(usualWine.perCoarseDivision)).toBeCloseTo(2 * Number(usualWine.perDivision), 1);
  });
});
