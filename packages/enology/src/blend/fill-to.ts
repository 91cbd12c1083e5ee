import { fortifiedVolume } from '../alcohol/fortification.ts';
import { defineFormula } from '../formula.ts';
import { after, inRange, outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';
import { litersPerKg, usualLitersPerKg } from '../sugar/dissolved-sugar.ts';
import { shareOfFirst } from './blend.ts';

const finalVolumeL = above('Final volume', 0, 10_000_000, 'L');
const property = (subject: string) => between(subject, -1e6, 1e6);

interface FortifiedFill {
  readonly finalVolumeL: number;
  readonly wineAlcoholPercentVol: number;
  readonly targetAlcoholPercentVol: number;
  readonly spiritAlcoholPercentVol: number;
}

const fortifiedRange = {
  finalVolumeL,
  wineAlcoholPercentVol: ranges.alcoholPercentVol,
  targetAlcoholPercentVol: ranges.alcoholPercentVol,
  spiritAlcoholPercentVol: between('Strength of the spirit', 0, 100, '% vol'),
};

/**
 * Wine for a final volume of fortified wine, as if volumes added up: `Vend (S - T) / (S - A)`.
 *
 * @example wineToFillByPearson({ finalVolumeL: 1000, wineAlcoholPercentVol: 10, targetAlcoholPercentVol: 16, spiritAlcoholPercentVol: 70 }).value // 900
 * @source defalco-fortification, edu-fortified
 */
export const wineToFillByPearson = defineFormula<FortifiedFill>({
  source: ['defalco-fortification', 'edu-fortified'],
  range: fortifiedRange,
  tolerance: 'Up to 1 % too little, as alcohol and water contract.',
  value: ({ finalVolumeL: final, wineAlcoholPercentVol: a, targetAlcoholPercentVol: t, ...spirit }) => {
    const s = spirit.spiritAlcoholPercentVol;
    if (t < a) return outOfRange(Number.NaN, 'The wine is stronger than the target.');
    if (s <= t) return outOfRange(Number.NaN, 'The spirit is no stronger than the target.');
    return (final * (s - t)) / (s - a);
  },
});

/**
 * Wine for a final volume of dry fortified wine, with contraction: the final volume over what `fortifiedVolume` makes of a
 * liter.
 *
 * @example wineToFillByMass({ finalVolumeL: 106.93, wineAlcoholPercentVol: 12, targetAlcoholPercentVol: 18, spiritAlcoholPercentVol: 96 }).value // 100.0
 * @source oiml-r22, fermcalc-fortify
 */
export const wineToFillByMass = defineFormula<FortifiedFill>({
  source: ['oiml-r22', 'fermcalc-fortify'],
  range: fortifiedRange,
  tolerance: '± 0.1 % for dry wine.',
  value: ({ finalVolumeL: final, ...strengths }) =>
    after(fortifiedVolume({ wineVolumeL: 1, ...strengths }), (perLiter) => inRange(final / perLiter)),
});

/**
 * Wine for a final volume of sweetened wine: `Vend (1 - v c) / (1 - v r)`, v in L/kg and c, r in kg/L. The inverse of
 * `sugarToSweeten`.
 *
 * @example wineToSweetenTo({ finalVolumeL: 1423, sugarFromGPerL: 0, sugarToGPerL: 60 }).value // 1370
 * @source bc-fruit-grower
 */
export const wineToSweetenTo = defineFormula<{
  readonly finalVolumeL: number;
  readonly sugarFromGPerL: number;
  readonly sugarToGPerL: number;
  readonly litersPerKg?: number;
}>({
  source: ['bc-fruit-grower'],
  range: {
    finalVolumeL,
    sugarFromGPerL: ranges.sugarGPerL,
    sugarToGPerL: ranges.sugarGPerL,
    litersPerKg,
  },
  tolerance: '± 0.2 % at 60 g/L, as the volume of dissolved sugar.',
  value: ({ finalVolumeL: final, sugarFromGPerL, sugarToGPerL, litersPerKg: perKg = usualLitersPerKg }) =>
    sugarToGPerL < sugarFromGPerL
      ? outOfRange(Number.NaN, 'The wine holds more sugar than is wanted.')
      : (final * (1 - (perKg * sugarToGPerL) / 1000)) / (1 - (perKg * sugarFromGPerL) / 1000),
});

/**
 * Volume of the first of two lots in a blend of a final volume: `Vend (T - b) / (a - b)`.
 *
 * @example firstInBlend({ finalVolumeL: 5000, first: 15, second: 11, target: 12 }).value // 1250
 * @source winemakeri-pearson, qammunity-blend
 */
export const firstInBlend = defineFormula<{
  readonly finalVolumeL: number;
  readonly first: number;
  readonly second: number;
  readonly target: number;
}>({
  source: ['winemakeri-pearson', 'qammunity-blend'],
  range: {
    finalVolumeL,
    first: property('First lot'),
    second: property('Second lot'),
    target: property('Target'),
  },
  tolerance: 'Exact for what blends in proportion of volume.',
  value: ({ finalVolumeL: final, ...square }) =>
    after(shareOfFirst(square), (share) => inRange(final * share)),
});
