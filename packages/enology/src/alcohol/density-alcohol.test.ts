import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alcoholFromDensity } from './alcoholometry.ts';
import { simpleAlcoholFromDensity, simpleDensityFromAlcohol } from './density-alcohol.ts';

const temperature = fc.double({ min: 0, max: 40, noNaN: true });
const extract = fc.constantFrom(0, 5.4);

describe('density to alcohol', () => {
  it('subtracts 5.4 kg/m³ for the extract of a dry wine, then follows OIML R 22', () => {
    const wine = simpleAlcoholFromDensity({ densityKgPerM3: 990 + 5.4, temperatureC: 20 }).value;
    expect(wine).toBeCloseTo(alcoholFromDensity({ densityKgPerM3: 990, temperatureC: 20 }).value, 9);
  });

  it('matches the full OIML R 22 for a distillate at 20 °C', () => {
    fc.assert(
      fc.property(fc.double({ min: 974, max: 998, noNaN: true }), (densityKgPerM3) => {
        const input = { densityKgPerM3, temperatureC: 20 };
        expect(simpleAlcoholFromDensity({ ...input, extractKgPerM3: 0 }).value).toBeCloseTo(
          alcoholFromDensity(input).value,
          9,
        );
      }),
    );
  });

  it('round-trips exactly', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        temperature,
        extract,
        (alcohol, t, extractKgPerM3) => {
          const there = simpleDensityFromAlcohol({
            alcoholPercentVol: alcohol,
            temperatureC: t,
            extractKgPerM3,
          });
          const back = simpleAlcoholFromDensity({
            densityKgPerM3: there.value,
            temperatureC: t,
            extractKgPerM3,
          });
          expect(back.value).toBeCloseTo(alcohol, 8);
        },
      ),
    );
  });

  it('stays within 0 and 20.01 % vol, and falls as the density rises', () => {
    const density = fc.double({ min: 900, max: 1100, noNaN: true });
    fc.assert(
      fc.property(density, density, temperature, (a, b, temperatureC) => {
        const [light, heavy] = [Math.min(a, b), Math.max(a, b)].map(
          (densityKgPerM3) => simpleAlcoholFromDensity({ densityKgPerM3, temperatureC }).value,
        );
        expect(light).toBeLessThanOrEqual(20.01);
        expect(heavy).toBeGreaterThanOrEqual(0);
        expect(light).toBeGreaterThanOrEqual((heavy ?? Number.NaN) - 1e-9);
      }),
    );
  });

  it('flags both ends', () => {
    expect(simpleAlcoholFromDensity({ densityKgPerM3: 1100, temperatureC: 20 })).toMatchObject({
      value: 0,
      inRange: false,
    });
    expect(simpleAlcoholFromDensity({ densityKgPerM3: 900, temperatureC: 20 })).toMatchObject({
      value: 20.01,
      inRange: false,
    });
  });
});
