import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from, same } from '../../testing/numbers.ts';
import { legalLimit } from '../law/limits.ts';
import { freeRise, saltForSo2, so2OfSalt } from '../sulfur-dioxide/forms.ts';
import { peroxideByKnockanore, peroxideSolutionVolume } from '../sulfur-dioxide/peroxide.ts';
import { copperOfSolution, copperSolutionToAdd, copperSulfateToAdd } from './copper-sulfate.ts';
import { convertDose, doseOfMass, massForDose, massOnBalance } from './dose.ts';
import { type DoseUnit, gramsPerLiterPer } from './dose-unit.ts';
import { riseOfSolution, slurryForDose, solutionForRise, waterBrought } from './solution.ts';
import { sorbateNeeded, sorbicAcidOf } from './sorbate.ts';
import { temperingSteps } from './yeast.ts';

const unit = fc.constantFrom(...(Object.keys(gramsPerLiterPer) as DoseUnit[]));

describe('a dose', () => {
  it('round-trips through every unit', () => {
    fc.assert(
      fc.property(unit, unit, from(0, 1000), (a, b, dose) => {
        const there = convertDose({ dose, from: a, to: b }).value;
        expect(same(convertDose({ dose: there, from: b, to: a }).value, dose)).toBe(true);
      }),
    );
  });

  it('round-trips through its mass, and weighs more in a weaker product', () => {
    fc.assert(
      fc.property(from(0, 10), from(1, 10_000), from(0.01, 1), (doseGPerL, volumeL, strength) => {
        const massG = massForDose({ doseGPerL, volumeL, strength }).value;
        expect(same(doseOfMass({ massG, volumeL, strength }).value, doseGPerL)).toBe(true);
        expect(massG).toBeGreaterThanOrEqual(massForDose({ doseGPerL, volumeL }).value);
      }),
    );
  });

  it('rounds to the balance by at most half a division', () => {
    expect([8.68, 123.4, 1234].map((massG) => massOnBalance({ massG }).value)).toEqual([8.7, 123, 1230]);
    expect(massOnBalance({ massG: 0.3 }).value).toBe(0.3);
    fc.assert(
      fc.property(from(0, 1e6), (massG) => {
        const division = massG < 100 ? 0.1 : massG < 1000 ? 1 : 10;
        expect(Math.abs(massOnBalance({ massG }).value - massG)).toBeLessThanOrEqual(division / 2 + 1e-9);
      }),
    );
  });
});

describe('a stock solution', () => {
  it('gives the intended rise by either method, and takes more by the exact one', () => {
    fc.assert(
      fc.property(from(0.001, 1), from(1, 1000), from(2, 200), (riseGPerL, volumeL, stockGPerL) => {
        const amounts = (['exact', 'simple'] as const).map((method) => {
          const solutionL = solutionForRise({ riseGPerL, volumeL, stockGPerL, method }).value;
          expect(same(riseOfSolution({ solutionL, volumeL, stockGPerL, method }).value, riseGPerL)).toBe(
            true,
          );
          return solutionL;
        });
        expect(amounts[0]).toBeGreaterThan(amounts[1] ?? Number.NaN);
      }),
    );
  });

  it('has no value for a stock weaker than the rise', () => {
    expect(solutionForRise({ riseGPerL: 1, volumeL: 1, stockGPerL: 1, method: 'exact' }).note).toMatch(
      /no stronger/,
    );
  });

  it('brings 1.7 % of water as a 6 % slurry at 1 g/L, above the 1 % of 27 CFR 24.246', () => {
    const waterL = slurryForDose({ doseGPerL: 1, volumeL: 1000, slurryPercent: 6 }).value;
    expect(waterBrought({ waterL, volumeL: 1000 }).value).toBeCloseTo(1.67, 2);
  });
});

describe('copper sulfate', () => {
  it('round-trips through its solution', () => {
    fc.assert(
      fc.property(from(0, 1), from(1, 1000), from(0.004, 5), (copperMgPerL, volumeL, solutionPercent) => {
        const solutionMl = copperSolutionToAdd({ copperMgPerL, volumeL, solutionPercent }).value;
        expect(same(copperOfSolution({ solutionMl, volumeL, solutionPercent }).value, copperMgPerL)).toBe(
          true,
        );
      }),
    );
  });

  it('has no value above 10 mg/L, where a decimal slip is likelier', () => {
    expect(copperSulfateToAdd({ copperMgPerL: 11, volumeL: 1 }).note).toBe('Copper: 0 to 10 mg/L.');
  });
});

describe('T. Underhill, potassium sorbate', () => {
  it('falls with alcohol and rises with pH, between cells too', () => {
    fc.assert(
      fc.property(from(10, 13.9), from(3.1, 3.49), (alcoholPercentVol, pH) => {
        const here = sorbateNeeded({ alcoholPercentVol, pH }).value;
        expect(sorbateNeeded({ alcoholPercentVol: alcoholPercentVol + 0.1, pH }).value).toBeLessThan(here);
        expect(sorbateNeeded({ alcoholPercentVol, pH: pH + 0.01 }).value).toBeGreaterThan(here);
      }),
    );
  });

  it('gives just above the EU limit on sorbic acid at 10 % vol and pH 3.5', () => {
    const sorbateGPerL = sorbateNeeded({ alcoholPercentVol: 10, pH: 3.5 }).value;
    const over = 1000 * sorbicAcidOf({ sorbateGPerL }).value - (legalLimit('EU', 'sorbic acid')?.limit ?? 0);
    expect(over).toBeGreaterThan(0);
    expect(over).toBeLessThan(2);
  });
});

describe('sulfite and peroxide', () => {
  it('round-trip through the salt, 15 % more by shop than by laboratory strength', () => {
    fc.assert(
      fc.property(from(0, 200), from(1, 1000), from(0.4, 0.674), (riseMgPerL, volumeL, so2Fraction) => {
        const saltG = saltForSo2({ riseMgPerL, volumeL, so2Fraction }).value;
        expect(same(so2OfSalt({ saltG, volumeL, so2Fraction }).value, riseMgPerL)).toBe(true);
        expect(freeRise({ riseMgPerL, freeShare: 0.35 }).value).toBeLessThanOrEqual(riseMgPerL);
      }),
    );
    const at = (so2Fraction: number) => saltForSo2({ riseMgPerL: 50, volumeL: 100, so2Fraction }).value;
    expect(at(0.5) / at(0.576)).toBeCloseTo(1.152, 3);
  });

  it('Knockanore is 7 % low at 3 % and 4 % high at 35 %', () => {
    const ratio = (peroxidePercent: number) => {
      const input = { fallMgPerL: 10, volumeL: 100, peroxidePercent };
      return peroxideByKnockanore(input).value / peroxideSolutionVolume(input).value;
    };
    expect(ratio(3)).toBeCloseTo(0.93, 2);
    expect(ratio(35)).toBeCloseTo(1.04, 2);
  });
});

describe('Scott Laboratories, tempering', () => {
  it.each([
    [40, 0],
    [30, 1],
    [29, 2],
    [18, 3],
    [8, 4],
  ])('a must of %d °C takes %d steps', (mustTemperatureC, steps) => {
    expect(temperingSteps({ mustTemperatureC }).value).toBe(steps);
  });
});
