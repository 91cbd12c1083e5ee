import { describe, expect, it } from 'vitest';
import { density, lot, usualWine } from './figures.ts';

describe('the figures of the calculation guide', () => {
  it('are those that a reader gets by hand from the printed ones', () => {
    // 23.8 × 0.59 = 14.04, and 14.3 / 23.8 = 0.60.
    expect(lot).toMatchObject({ brix: '23.8', rule: '14.0', measured: '14.3', factor: '0.60' });
    // 0.9932 × 998.20 kg/m³, less the distillate's 979.75.
    expect(Number(lot.density)).toBeCloseTo(991.41, 1);
    expect(lot.extract).toBe('11.7');
  });

  it('say what the house allowance of 5.4 leaves out of a usual white and red of 990 kg/m³', () => {
    expect(density.allowed).toBe('10.1');
    expect(density.typicalWhite).toEqual({ allowance: '8.5', alcohol: '12.7' });
    // Tried with the published tables: 990 less 11 is 979.0, a little below the 979.75 of 14.3% vol.
    expect(Number(density.typicalRed.alcohol)).toBeGreaterThan(14.8);
  });

  // As a visitor worked it out from the tables of OIML R 22 before this was computed.
  it('give what a kilogram of extract moves: 0.83% vol at 10% vol, 0.88 at 13', () => {
    expect(density.perKilogram).toEqual({ at10: '0.83', at13: '0.88' });
  });

  it('take twice as much for a division of 0.002 as for one of 0.001', () => {
    expect(Number(usualWine.perCoarseDivision)).toBeCloseTo(2 * Number(usualWine.perDivision), 1);
  });
});
