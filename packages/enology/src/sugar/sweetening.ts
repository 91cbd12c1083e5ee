import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';
import { litersPerKg, usualLitersPerKg } from './dissolved-sugar.ts';

/**
 * Sugar that brings a wine to a given residual sugar, g per liter of the sweetened wine: `S = V (c - r) / (1 - v c)`, kg,
 * with v in L/kg and c, r in kg/L. The volume that the sugar takes up is counted.
 *
 * @example sugarToSweeten({ volumeL: 1370, sugarFromGPerL: 0, sugarToGPerL: 60 }).value // 85.4
 * @source bc-fruit-grower
 */
export const sugarToSweeten = defineFormula<{
  readonly volumeL: number;
  readonly sugarFromGPerL: number;
  readonly sugarToGPerL: number;
  readonly litersPerKg?: number;
}>({
  source: ['bc-fruit-grower'],
  range: {
    volumeL: ranges.volumeL,
    sugarFromGPerL: ranges.sugarGPerL,
    sugarToGPerL: ranges.sugarGPerL,
    litersPerKg,
  },
  tolerance: '± 0.2 % at 60 g/L: the volume of dissolved sugar is printed from 0.618 to 0.63 L/kg.',
  value: ({ volumeL, sugarFromGPerL, sugarToGPerL, litersPerKg: perKg = usualLitersPerKg }) =>
    sugarToGPerL < sugarFromGPerL
      ? outOfRange(Number.NaN, 'The wine holds more sugar than is wanted.')
      : (volumeL * (sugarToGPerL - sugarFromGPerL)) / 1000 / (1 - (perKg * sugarToGPerL) / 1000),
});

/**
 * Sugar by the dose per liter of the wine before sweetening: `S = c V`, kg. The sweetened wine then holds less than c.
 *
 * @example sugarPerLiterOfDryWine({ volumeL: 7570.8, sugarGPerL: 50 }).value // 378.5
 * @source cornell-conversions
 */
export const sugarPerLiterOfDryWine = defineFormula<{
  readonly volumeL: number;
  readonly sugarGPerL: number;
}>({
  source: ['cornell-conversions'],
  range: { volumeL: ranges.volumeL, sugarGPerL: ranges.sugarGPerL },
  tolerance: 'Exact for its basis; 3 % less sugar per liter of the sweetened wine at 50 g/L.',
  value: ({ volumeL, sugarGPerL }) => (volumeL * sugarGPerL) / 1000,
});

/**
 * Strength of a wine after its volume has grown: `A V / Vend`, % vol.
 *
 * @example alcoholAfterDilution({ alcoholPercentVol: 20, volumeL: 1370, finalVolumeL: 1422.9 }).value // 19.26
 * @source bc-fruit-grower
 */
export const alcoholAfterDilution = defineFormula<{
  readonly alcoholPercentVol: number;
  readonly volumeL: number;
  readonly finalVolumeL: number;
}>({
  source: ['bc-fruit-grower'],
  range: {
    alcoholPercentVol: ranges.alcoholPercentVol,
    volumeL: ranges.volumeL,
    finalVolumeL: above('Final volume', 0, 20_000_000, 'L'),
  },
  tolerance: '± 0.05 % vol.',
  value: ({ alcoholPercentVol, volumeL, finalVolumeL }) =>
    finalVolumeL < volumeL
      ? outOfRange(Number.NaN, 'The final volume is smaller than the first.')
      : (alcoholPercentVol * volumeL) / finalVolumeL,
});

/**
 * Delle units: `DU = sugar % + 4.5 × % vol`, sugar in g/100 mL. 78 is said to be stable, studies say 75 to 85; never
 * safe without sterile filtration.
 *
 * @example delleUnits({ sugarGPer100Ml: 10, alcoholPercentVol: 16 }).value // 82
 * @source vinlab-delle
 */
export const delleUnits = defineFormula<{
  readonly sugarGPer100Ml: number;
  readonly alcoholPercentVol: number;
}>({
  source: ['vinlab-delle'],
  range: {
    sugarGPer100Ml: between('Sugar', 0, 100, 'g/100 mL'),
    alcoholPercentVol: ranges.alcoholPercentVol,
  },
  tolerance: 'A rule: stability begins anywhere from 75 to 85 units.',
  value: ({ sugarGPer100Ml, alcoholPercentVol }) => sugarGPer100Ml + 4.5 * alcoholPercentVol,
});
