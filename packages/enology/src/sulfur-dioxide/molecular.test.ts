import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeSo2Needed, molecularSo2, simpleFreeSo2Needed } from './molecular.ts';
import { sulfurDioxidePKM, sulfurDioxidePKT } from './pka.ts';
import { sulfiteToAdd } from './sulfite.ts';

const pH = fc.double({ min: 2.8, max: 4.2, noNaN: true });

describe('free and molecular SO2', () => {
  it('survive a round trip exactly', () => {
    fc.assert(
      fc.property(pH, fc.double({ min: 0.1, max: 2, noNaN: true }), (at, molecularSo2MgPerL) => {
        const freeSo2MgPerL = freeSo2Needed({ molecularSo2MgPerL, pH: at, pKa: 1.81 }).value;
        expect(molecularSo2({ freeSo2MgPerL, pH: at, pKa: 1.81 }).value).toBeCloseTo(molecularSo2MgPerL, 12);
      }),
    );
  });

  it('rise with the pH, the simple formula within 8 % of pKa 1.81', () => {
    fc.assert(
      fc.property(pH, (at) => {
        const needed = freeSo2Needed({ molecularSo2MgPerL: 0.8, pH: at, pKa: 1.81 }).value;
        expect(freeSo2Needed({ molecularSo2MgPerL: 0.8, pH: at + 0.01, pKa: 1.81 }).value).toBeGreaterThan(
          needed,
        );
        const simple = simpleFreeSo2Needed({ molecularSo2MgPerL: 0.8, pH: at }).value;
        expect(Math.abs(simple / needed - 1)).toBeLessThan(0.08);
      }),
    );
  });

  it('follow 0.8 × 10^(3.4 - 1.8) in the simple formula', () => {
    expect(simpleFreeSo2Needed({ molecularSo2MgPerL: 0.8, pH: 3.4 }).value).toBeCloseTo(31.8486, 4);
  });
});

describe('OIV-MA-AS323-04C', () => {
  it('gives the flagged entry at 20 °C for a cold cellar', () => {
    const cold = sulfurDioxidePKT({ alcoholPercentVol: 10, temperatureC: 12 });
    const { value } = sulfurDioxidePKT({ alcoholPercentVol: 10, temperatureC: 20 });
    expect(cold).toMatchObject({ value, inRange: false, note: expect.stringContaining('20 °C') });
  });

  it('rises with alcohol and temperature', () => {
    const at = (alcoholPercentVol: number, temperatureC: number) =>
      sulfurDioxidePKT({ alcoholPercentVol, temperatureC }).value;
    expect(at(12, 20)).toBeGreaterThan(at(10, 20));
    expect(at(12, 23)).toBeGreaterThan(at(12, 20));
  });

  it('lies 0.075 lower with the ionic strength of a wine', () => {
    const input = { alcoholPercentVol: 10, temperatureC: 20 };
    expect(sulfurDioxidePKT(input).value - sulfurDioxidePKM(input).value).toBeCloseTo(0.075, 3);
  });
});

describe('sulfite', () => {
  it('is max(0, needed - present) / fraction × L / 1000', () => {
    const input = { neededMgPerL: 31.8486, volumeL: 100, so2Fraction: 0.57 };
    expect(sulfiteToAdd({ ...input, presentMgPerL: 10 }).value).toBeCloseTo(3.833, 3);
    expect(sulfiteToAdd({ ...input, presentMgPerL: 40 }).value).toBe(0);
  });

  it('has no dose for a product without SO2', () => {
    const none = { neededMgPerL: 30, presentMgPerL: 10, volumeL: 100, so2Fraction: 0 };
    expect(sulfiteToAdd(none)).toMatchObject({ value: Number.NaN, inRange: false });
  });
});
