import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { from, same } from '../../testing/numbers.ts';
import {
  carbonDioxideFromAlcohol,
  carbonDioxideFromSugar,
  carbonDioxidePer,
  carbonDioxideVolume,
} from './fermentation-gas.ts';
import { gasOfGaugeFall, gaugeFall, oxygenAfterPurging } from './inert-gas.ts';
import {
  carbonDioxideFromPressure,
  carbonDioxideOfTirage,
  overpressure,
  pressureFromCarbonDioxide,
  tirageSugar,
} from './sparkling.ts';

const wine = { alcoholPercentVol: 12, sugarGPerL: 0 };

describe('the gas of a fermentation', () => {
  it('weighs, with the ethanol, as much as the sugar', () => {
    expect(carbonDioxidePer.hexose * (1 + 1 / carbonDioxidePer.ethanol)).toBeCloseTo(1, 3);
    expect(carbonDioxidePer.sucrose).toBeCloseTo(0.514, 3);
  });

  it('is 58 L per liter at 20 °C of 220 g/L, between the 40 and the 60 in print', () => {
    const carbonDioxideKg = carbonDioxideFromSugar({ sugarGPerL: 220, volumeL: 1 }).value;
    expect(1000 * carbonDioxideVolume({ carbonDioxideKg, temperatureC: 20 }).value).toBeCloseTo(58, 0);
  });

  it('is the same from sugar as from its alcohol, within 6 % for the yeast', () => {
    const fromSugar = carbonDioxideFromSugar({ sugarGPerL: 218.8, volumeL: 1000 }).value;
    const fromAlcohol = carbonDioxideFromAlcohol({ alcoholPercentVol: 13, volumeL: 1000 }).value;
    expect(Math.abs(fromAlcohol / fromSugar - 1)).toBeLessThan(0.09);
  });
});

describe('Regulation (EEC) 2676/90, the pressure of sparkling wine', () => {
  it('round-trips through the gas at any temperature', () => {
    const given = [from(1e5, 1e6), from(8, 15), from(0, 60), from(0, 30)] as const;
    fc.assert(
      fc.property(...given, (pressurePa, alcoholPercentVol, sugarGPerL, temperatureC) => {
        const liquid = { alcoholPercentVol, sugarGPerL, temperatureC };
        const carbonDioxideGPerL = carbonDioxideFromPressure({ pressurePa, ...liquid }).value;
        expect(same(pressureFromCarbonDioxide({ carbonDioxideGPerL, ...liquid }).value, pressurePa)).toBe(
          true,
        );
      }),
    );
  });

  it('rises with the temperature', () => {
    fc.assert(
      fc.property(from(4, 15), from(0, 29), (carbonDioxideGPerL, temperatureC) => {
        const at = (celsius: number) =>
          overpressure({ carbonDioxideGPerL, ...wine, temperatureC: celsius }).value;
        expect(at(temperatureC + 1)).toBeGreaterThan(at(temperatureC));
      }),
    );
  });

  it('of 24 g/L of sugar is 5 bar at 10 °C but 7.5 at 20 °C', () => {
    const carbonDioxideGPerL = carbonDioxideOfTirage({ sugarGPerL: 24, sugar: 'sucrose' }).value;
    const at = (temperatureC: number) => overpressure({ carbonDioxideGPerL, ...wine, temperatureC }).value;
    expect(Math.abs(at(10) - 5)).toBeLessThan(0.3);
    expect(Math.abs(at(20) - 7.5)).toBeLessThan(0.3);
  });

  it('is the tirage’s target, with the sugar and gas already present', () => {
    fc.assert(
      fc.property(from(2, 6), from(5, 20), from(0, 5), from(0, 1), (bar, temperatureC, residual, present) => {
        const sugar = tirageSugar({
          overpressureBar: bar,
          temperatureC,
          alcoholPercentVol: 11,
          residualSugarGPerL: residual,
          presentCarbonDioxideGPerL: present,
        }).value;
        const gas =
          present +
          carbonDioxideOfTirage({ sugarGPerL: sugar, sugar: 'sucrose' }).value +
          carbonDioxideOfTirage({ sugarGPerL: residual, sugar: 'hexose' }).value;
        const after = { carbonDioxideGPerL: gas, alcoholPercentVol: 11, sugarGPerL: 0, temperatureC };
        expect(overpressure(after).value).toBeCloseTo(bar, 9);
      }),
    );
    const sweet = {
      overpressureBar: 2,
      temperatureC: 20,
      alcoholPercentVol: 11,
      presentCarbonDioxideGPerL: 0,
    };
    expect(tirageSugar({ ...sweet, residualSugarGPerL: 50 }).note).toMatch(/without any added sugar/);
  });
});

describe('WineDoc, gas from a cylinder', () => {
  it('round-trips between gas and gauge', () => {
    fc.assert(
      fc.property(from(1, 1000), from(1000, 10_000), (gasL, contentsL) => {
        const fall = gaugeFall({ gasL, contentsL, fullGauge: 3000 }).value;
        expect(same(gasOfGaugeFall({ contentsL, fall, fullGauge: 3000 }).value, gasL)).toBe(true);
      }),
    );
  });

  it('brings the oxygen close to zero in four to five purges', () => {
    expect(oxygenAfterPurging({ purges: 0 }).value).toBe(20.9);
    expect(oxygenAfterPurging({ purges: 4 }).value).toBeLessThan(0.5);
    expect(oxygenAfterPurging({ purges: 5 }).value).toBeLessThan(0.15);
  });
});
