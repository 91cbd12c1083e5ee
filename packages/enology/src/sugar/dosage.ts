import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';
import { litersPerKgOfDissolvedSugar } from './dissolved-sugar.ts';

const liqueurGPerL = above('Sugar in the liqueur', 0, 900, 'g/L');

/**
 * Sugar in a liqueur made of sugar and wine: `g/L = 1000 kg / (L + 0.63 kg)`.
 *
 * @example liqueurSugar({ sugarKg: 1, wineL: 1 }).value // 613.5
 * @source bourgeois-liqueurs
 */
export const liqueurSugar = defineFormula<{ readonly sugarKg: number; readonly wineL: number }>({
  source: ['bourgeois-liqueurs'],
  range: { sugarKg: between('Sugar', 0, 1e6, 'kg'), wineL: ranges.positiveVolumeL },
  tolerance: '± 1 %.',
  value: ({ sugarKg, wineL }) => {
    const sugarGPerL = (1000 * sugarKg) / (wineL + litersPerKgOfDissolvedSugar.bourgeois * sugarKg);
    return sugarGPerL > liqueurGPerL.high
      ? outOfRange(Number.NaN, 'This much sugar does not dissolve in the wine.')
      : sugarGPerL;
  },
});

/**
 * Liqueur per bottle for a residual sugar, the bottle staying full: `v = Vb (cT - c0) / (L - c0)`, mL.
 *
 * @example dosagePerBottle({ bottleMl: 750, sugarFromGPerL: 0, sugarToGPerL: 8, liqueurGPerL: 613.5 }).value // 9.78
 * @source bourgeois-liqueurs
 */
export const dosagePerBottle = defineFormula<{
  readonly bottleMl: number;
  readonly sugarFromGPerL: number;
  readonly sugarToGPerL: number;
  readonly liqueurGPerL: number;
}>({
  source: ['bourgeois-liqueurs'],
  range: {
    bottleMl: above('Bottle', 0, 30_000, 'mL'),
    sugarFromGPerL: ranges.sugarGPerL,
    sugarToGPerL: ranges.sugarGPerL,
    liqueurGPerL,
  },
  tolerance: 'Exact but for the fill of the bottle.',
  value: ({ bottleMl, sugarFromGPerL, sugarToGPerL, liqueurGPerL: liqueur }) => {
    if (sugarToGPerL < sugarFromGPerL) {
      return outOfRange(Number.NaN, 'The wine holds more sugar than is wanted.');
    }
    if (liqueur <= sugarToGPerL) {
      return outOfRange(Number.NaN, 'The liqueur is no sweeter than the wine wanted.');
    }
    return (bottleMl * (sugarToGPerL - sugarFromGPerL)) / (liqueur - sugarFromGPerL);
  },
});

/**
 * Sugar in a wine after dosage: `cT = (c0 (Vb - v) + L v) / Vb`, g/L. The inverse of {@link dosagePerBottle}.
 *
 * @example sugarAfterDosage({ bottleMl: 750, sugarFromGPerL: 0, liqueurMl: 9.78, liqueurGPerL: 613.5 }).value // 8.00
 * @source bourgeois-liqueurs
 */
export const sugarAfterDosage = defineFormula<{
  readonly bottleMl: number;
  readonly sugarFromGPerL: number;
  readonly liqueurMl: number;
  readonly liqueurGPerL: number;
}>({
  source: ['bourgeois-liqueurs'],
  range: {
    bottleMl: above('Bottle', 0, 30_000, 'mL'),
    sugarFromGPerL: ranges.sugarGPerL,
    liqueurMl: between('Liqueur', 0, 30_000, 'mL'),
    liqueurGPerL,
  },
  tolerance: 'Exact but for the fill of the bottle.',
  value: ({ bottleMl, sugarFromGPerL, liqueurMl, liqueurGPerL: liqueur }) =>
    liqueurMl > bottleMl
      ? outOfRange(Number.NaN, 'This is more liqueur than the bottle holds.')
      : (sugarFromGPerL * (bottleMl - liqueurMl) + liqueur * liqueurMl) / bottleMl,
});
