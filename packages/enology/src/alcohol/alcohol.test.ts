import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simpleAlcohol, simpleGravityCorrection } from './alcohol.ts';
import { gravitiesAt20, wineAlcoholBand } from './alcohol-methods.ts';
import { duncanActon } from './duncan-acton.ts';

const example = { initialSpecificGravity: 1.1, finalSpecificGravity: 0.994 };

describe('the home rule', () => {
  it('is the fall in gravity times 131.25', () => {
    expect(simpleAlcohol(example).value).toBeCloseTo(0.106 * 131.25, 10);
  });

  it('corrects each reading by 1.4525e-4 (T-20)² - 6.6927e-6 (T-20)', () => {
    expect(simpleGravityCorrection({ temperatureC: 30 }).value).toBeCloseTo(0.014525 - 0.000066927, 12);
    expect(simpleGravityCorrection({ temperatureC: 20 }).value).toBe(0);
    const warm = simpleAlcohol({ ...example, initialTemperatureC: 30 }).value;
    expect(warm).toBeCloseTo((0.106 + 0.014458073) * 131.25, 9);
  });

  it('cancels out when both readings have one temperature', () => {
    const both = simpleAlcohol({ ...example, initialTemperatureC: 28, finalTemperatureC: 28 }).value;
    expect(both).toBeCloseTo(simpleAlcohol(example).value, 10);
  });
});

describe('the methods for wine', () => {
  const gravities = fc
    .tuple(fc.double({ min: 1, max: 1.2, noNaN: true }), fc.double({ min: 0.98, max: 1.2, noNaN: true }))
    .filter(([og, fg]) => fg <= og)
    .map(([og, fg]) => ({ initialSpecificGravity: og, finalSpecificGravity: fg }));

  it('lie within their band', () => {
    fc.assert(
      fc.property(gravities, (pair) => {
        const { low, high } = wineAlcoholBand(pair);
        expect(duncanActon(pair).value).toBeGreaterThanOrEqual(low.value);
        expect(duncanActon(pair).value).toBeLessThanOrEqual(high.value);
      }),
    );
  });

  it('leave gravities read at 20 °C unchanged', () => {
    const same = gravitiesAt20({ ...example, initialTemperatureC: 20, finalTemperatureC: 20 });
    expect(same.initialSpecificGravity).toBeCloseTo(1.1, 12);
    expect(same.finalSpecificGravity).toBeCloseTo(0.994, 12);
  });
});
