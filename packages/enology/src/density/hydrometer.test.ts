import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brixFromSpecificGravity, specificGravityFromBrix } from '../sugar/brix.ts';
import { specificGravityAt20 } from './hydrometer.ts';

/** VinoCalc 3.1: °Bx to add to a reading b made dT above the hydrometer's temperature. */
function vinoCalcCorrection(b: number, dT: number): number {
  return (
    6.907947565e-7 * dT ** 4 +
    8.650898228e-7 * dT ** 3 * b +
    2.111610273e-7 * dT ** 2 * b ** 2 -
    4.20289855e-7 * dT * b ** 3 -
    2.646880494e-5 * dT ** 3 -
    3.812273795e-5 * dT ** 2 * b +
    2.132555958e-5 * dT * b ** 2 +
    3.140096619e-7 * b ** 3 +
    1.470413886e-3 * dT ** 2 +
    3.854292164e-4 * dT * b -
    1.254869767e-5 * b ** 2 +
    4.799327348e-2 * dT +
    2.013056055e-4 * b -
    2.157758291e-3
  );
}

describe('VinoCalc, Brix correction of a hydrometer', () => {
  const cases = [10, 15, 25, 30].flatMap((t) => [10, 15, 20, 25].map((brix) => [brix, t] as const));

  it.each(cases)('agrees within 0.05 °Bx for a must read at %d °Bx and %d °C', (brix, temperatureC) => {
    const specificGravityReading = specificGravityFromBrix({ brix }).value;
    const corrected = specificGravityAt20({ specificGravityReading, temperatureC }).value;
    const added = brixFromSpecificGravity({ specificGravity: corrected }).value - brix;
    expect(Math.abs(added - vinoCalcCorrection(brix, temperatureC - 20))).toBeLessThanOrEqual(0.05);
  });
});

describe('a hydrometer reading', () => {
  it('means a denser liquid at 20 °C the warmer the reading', () => {
    const warm = fc.double({ min: 10, max: 39, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1.15, noNaN: true }), warm, (specificGravityReading, t) => {
        const [cooler, warmer] = [t, t + 1].map(
          (temperatureC) => specificGravityAt20({ specificGravityReading, temperatureC }).value,
        );
        expect(warmer).toBeGreaterThan(cooler ?? Number.NaN);
      }),
    );
  });
});
