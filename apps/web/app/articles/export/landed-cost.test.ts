import { describe, expect, it } from 'vitest';
import { duty, dutyPerBottle, onePallet, pallets, priceSteps } from './landed-cost.ts';

describe('the duty on a bottle', () => {
  // Thorman Hunt, Alcohol duty changes effective 1st February 2025: 75 cl bottles, at £29.54 a liter of alcohol.
  it.each([
    [11, 2.44],
    [12.5, 2.77],
    [13.5, 2.99],
    [14.5, 3.21],
    [15, 3.32],
  ])(
    'of %d %% vol matches the importers’ table for 2025, at the rate of 2026',
    (alcoholPercentVol, poundsIn2025) => {
      const risen = (poundsIn2025 * 30.62) / 29.54;
      expect(Math.abs(dutyPerBottle(alcoholPercentVol) - risen)).toBeLessThan(0.006);
    },
  );

  // 30.62 × 0.75 × strength, by hand.
  it('is £2.87 at 12.5% vol, £3.33 at 14.5%, and £0.11 for each half percent', () => {
    expect(duty).toMatchObject({ weak: '£2.87', strong: '£3.33', perHalfPercent: '£0.11' });
  });
});

describe('the example of a landed cost', () => {
  const { shelf, ...parts } = priceSteps(56);

  it('is the sum of its parts', () => {
    expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(shelf, 10);
  });

  it('counts margins and tax as shares of the price that includes them', () => {
    const net = shelf - parts.tax;
    expect(parts.tax / net).toBeCloseTo(0.2, 10);
    expect(parts.retailer / net).toBeCloseTo(0.35, 10);
    expect(parts.importer / (net - parts.retailer)).toBeCloseTo(0.25, 10);
  });

  it('spreads a shipment’s cost over its bottles: $1,800 over 672, at $1.30', () => {
    expect(parts.fixedCosts).toBeCloseTo(2.06, 2);
    expect(priceSteps(4 * 56).fixedCosts).toBeCloseTo(parts.fixedCosts / 4, 10);
  });

  it('lists its parts in rows', () => {
    expect(onePallet.map(([name]) => name)).toHaveLength(8);
    expect(pallets.map(([lot]) => lot)).toEqual(['1 (56 cases)', '4 (224 cases)', '12 (672 cases)']);
  });
});
