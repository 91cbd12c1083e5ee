import { describe, expect, it } from 'vitest';
import { gramsPerLiterPer } from './addition/dose-unit.ts';
import {
  celsiusFromFahrenheit,
  fahrenheitFromCelsius,
  gramsPer,
  litersPer,
  metersPer,
  squareMetersPer,
} from './units.ts';

/** As NIST Handbook 44, appendix C, prints them. */
const printed = {
  liters: {
    L: 1,
    hL: 100,
    mL: 0.001,
    m3: 1000,
    usGal: 3.785412,
    impGal: 4.54609,
    usFlOz: 0.02957353,
    ft3: 28.31685,
    in3: 0.01638706,
  },
  grams: { g: 1, kg: 1000, mg: 0.001, t: 1e6, oz: 28.349523125, lb: 453.59237, usTon: 907184.74 },
  meters: { m: 1, cm: 0.01, mm: 0.001, in: 0.0254, ft: 0.3048 },
  squareMeters: { ha: 10_000, acre: 4046.8564224 },
} as const;

/** g/L by hand: from a pound of 453.592 g, an ounce of 28.3495 g and a US gallon of 3.78541 L. */
const gramsPerLiter: Readonly<Record<keyof typeof gramsPerLiterPer, number>> = {
  gPerL: 1,
  mgPerL: 0.001,
  gPerHl: 0.01,
  percentWeightPerVolume: 10,
  lbPer1000UsGal: 0.119826,
  gPerUsGal: 0.264172,
  mgPerUsGal: 0.000264172,
  ozPerUsGal: 7.48915,
  lbPerUsGal: 119.826,
  gPer750Ml: 1.33333,
  mgPer750Ml: 0.00133333,
  gPer100Ml: 10,
  gPerBarrel225L: 0.00444444,
};

const apart = (ours: number, expected: number) => Math.abs(ours / expected - 1);

describe('a unit', () => {
  it.each([
    ['volume', litersPer, printed.liters],
    ['mass', gramsPer, printed.grams],
    ['length', metersPer, printed.meters],
    ['area', squareMetersPer, printed.squareMeters],
    ['dose', gramsPerLiterPer, gramsPerLiter],
  ] as const)('of %s is as large as published', (_, ours: Readonly<Record<string, number>>, expected) => {
    expect(Object.keys(ours).sort()).toEqual(Object.keys(expected).sort());
    for (const [name, value] of Object.entries(expected)) {
      expect(apart(ours[name] ?? Number.NaN, value), name).toBeLessThan(1e-5);
    }
  });

  it('of dose distinguishes ounces from pounds, imperial from US gallons, and barrels from liters', () => {
    expect(gramsPerLiterPer.lbPerUsGal / gramsPerLiterPer.ozPerUsGal).toBeCloseTo(16, 12);
    expect(litersPer.impGal / litersPer.usGal).toBeCloseTo(1.20095, 5);
    // 100 mg/L in a barrel of 225 L are 22.5 g.
    expect((100 * gramsPerLiterPer.mgPerL) / gramsPerLiterPer.gPerBarrel225L).toBeCloseTo(22.5, 12);
  });

  it('of temperature equals the other at -40 and matches it at the boiling point of water', () => {
    expect(celsiusFromFahrenheit(-40)).toBe(-40);
    expect(fahrenheitFromCelsius(100)).toBe(212);
  });

  it('of volume and mass is exact by its definition', () => {
    expect(litersPer.usGal).toBe(231 * 0.016387064);
    expect(gramsPer.oz * 16).toBe(gramsPer.lb);
  });
});
