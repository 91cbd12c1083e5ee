import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alcoholFromDensity, densityFromAlcohol } from '../alcohol/alcoholometry.ts';
import { alcoholFromMassFraction, densityFromMassFraction, massFractionFromDensity } from './oiml-r22.ts';

const temperature = fc.double({ min: -20, max: 40, noNaN: true });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('OIML R 22', () => {
  it('has 789.24 kg/m³ for ethanol and 998.20 for water at 20 °C', () => {
    expect(densityFromMassFraction({ massFraction: 1, temperatureC: 20 }).value).toBeCloseTo(789.24, 2);
    expect(densityFromMassFraction({ massFraction: 0, temperatureC: 20 }).value).toBeCloseTo(998.2, 2);
  });

  it('comes back exactly from density to mass fraction', () => {
    fc.assert(
      fc.property(fraction, temperature, (massFraction, temperatureC) => {
        const density = densityFromMassFraction({ massFraction, temperatureC }).value;
        const back = massFractionFromDensity({ densityKgPerM3: density, temperatureC });
        expect(back.value).toBeCloseTo(massFraction, 8);
      }),
    );
  });

  it('comes back exactly from strength to density', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 100, noNaN: true }),
        temperature,
        (alcoholPercentVol, temperatureC) => {
          const density = densityFromAlcohol({ alcoholPercentVol, temperatureC }).value;
          expect(alcoholFromDensity({ densityKgPerM3: density, temperatureC }).value).toBeCloseTo(
            alcoholPercentVol,
            6,
          );
        },
      ),
    );
  });

  it('gets lighter with alcohol at every temperature', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        temperature,
        (massFraction, temperatureC) => {
          const weaker = densityFromMassFraction({ massFraction, temperatureC }).value;
          const stronger = densityFromMassFraction({ massFraction: massFraction + 0.01, temperatureC }).value;
          expect(stronger).toBeLessThan(weaker);
        },
      ),
    );
  });

  it('has no value beyond -20 to 40 °C', () => {
    expect(densityFromMassFraction({ massFraction: 0.1, temperatureC: 41 })).toMatchObject({
      value: Number.NaN,
      inRange: false,
    });
  });

  it('counts % vol at 60 °F for the United States', () => {
    const us = alcoholFromMassFraction({ massFraction: 0.0968, referenceTemperatureC: 15.56 }).value;
    // USP 29: 9.68 % by weight is 12 % by volume at 60 °F.
    expect(us).toBeCloseTo(12, 1);
  });
});
