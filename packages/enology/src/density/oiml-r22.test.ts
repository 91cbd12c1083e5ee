import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alcoholFromDensity, densityFromAlcohol } from '../alcohol/alcoholometry.ts';
import {
  alcoholFromMassFraction,
  densityFromMassFraction,
  massFractionFromAlcohol,
  massFractionFromDensity,
} from './oiml-r22.ts';

const temperature = fc.double({ min: -20, max: 40, noNaN: true });
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('OIML R 22', () => {
  it('round-trips exactly from density to mass fraction', () => {
    fc.assert(
      fc.property(fraction, temperature, (massFraction, temperatureC) => {
        const density = densityFromMassFraction({ massFraction, temperatureC }).value;
        const back = massFractionFromDensity({ densityKgPerM3: density, temperatureC });
        expect(back.value).toBeCloseTo(massFraction, 8);
      }),
    );
  });

  it('round-trips exactly from strength to density', () => {
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

  it('round-trips from mass fraction to strength at 60 °F, the United States reference', () => {
    fc.assert(
      fc.property(fraction, (massFraction) => {
        const at60F = { referenceTemperatureC: 15.56 };
        const alcoholPercentVol = alcoholFromMassFraction({ massFraction, ...at60F }).value;
        const back = massFractionFromAlcohol({ alcoholPercentVol, ...at60F }).value;
        expect(back).toBeCloseTo(massFraction, 8);
      }),
    );
  });
});
