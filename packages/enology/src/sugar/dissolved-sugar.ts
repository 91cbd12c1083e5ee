import { defineFormula } from '../formula.ts';
import { between, ranges } from '../range.ts';
import { gramsPer, litersPer } from '../units.ts';

/** Volume of a kilogram of dissolved sugar, L, by four publications. */
export const litersPerKgOfDissolvedSugar = {
  unitedStatesLaw: litersPer.usGal / ((13.5 * gramsPer.lb) / gramsPer.kg),
  britishColumbia: 0.62,
  cornell: 1 / 1.6,
  bourgeois: 0.63,
} as const;
export const usualLitersPerKg = litersPerKgOfDissolvedSugar.britishColumbia;
export const litersPerKg = between('Volume of dissolved sugar', 0.5, 0.75, 'L/kg');
export const sugarKg = between('Sugar', 0, 1e9, 'kg');

/**
 * Volume after dissolving dry sugar: `Vend = V + v S`, v = 0.62 L/kg unless another is given (published values run from 0.618 to 0.63).
 *
 * @example volumeWithSugar({ volumeL: 1000, sugarKg: 27.737 }).value // 1017.2
 * @source bc-fruit-grower, cfr-24-304, cornell-conversions
 */
export const volumeWithSugar = defineFormula<{
  readonly volumeL: number;
  readonly sugarKg: number;
  readonly litersPerKg?: number;
}>({
  source: ['bc-fruit-grower', 'cfr-24-304', 'cornell-conversions'],
  range: { volumeL: ranges.volumeL, sugarKg, litersPerKg },
  tolerance: '± 2 % of the volume that the sugar takes up.',
  value: ({ volumeL, sugarKg: kg, litersPerKg: perKg = usualLitersPerKg }) => volumeL + perKg * kg,
});
