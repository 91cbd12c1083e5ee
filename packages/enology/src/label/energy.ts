import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { between, ranges } from '../range.ts';

/** Annex XIV of Regulation 1169/2011, per gram. Each unit has its own factors: kcal is not kJ / 4.184. */
export const energyPerGram = {
  kJ: { alcohol: 29, sugar: 17, acids: 13, polyols: 10 },
  kcal: { alcohol: 7, sugar: 4, acids: 3, polyols: 2.4 },
} as const;

/** As in the worked example, g/mL. */
export const ethanolDensityGPerMl = 0.789;

/**
 * Energy in 100 mL of wine, for its label: kJ `ABV × 0.789 × 29 + sugar/10 × 17 + acids/10 × 13 + polyols/10 × 10`; kcal
 * with 7, 4, 3, and 2.4. What is left out counts as none. Round to whole numbers at the end only.
 *
 * @example energyPer100Ml({ alcoholPercentVol: 12, sugarGPerL: 3, organicAcidsGPerL: 6, polyolsGPerL: 7, unit: 'kJ' }).value // 294.5
 * @source eu-1169-2011, scantrust-energy
 */
export const energyPer100Ml = defineFormula<{
  readonly alcoholPercentVol?: number;
  readonly sugarGPerL?: number;
  readonly organicAcidsGPerL?: number;
  readonly polyolsGPerL?: number;
  readonly unit: keyof typeof energyPerGram;
}>({
  source: ['eu-1169-2011', 'scantrust-energy'],
  range: {
    alcoholPercentVol: ranges.alcoholPercentVol,
    sugarGPerL: between('Sugar', 0, 700, 'g/L'),
    organicAcidsGPerL: between('Organic acids', 0, 50, 'g/L'),
    polyolsGPerL: between('Polyols', 0, 100, 'g/L'),
  },
  tolerance: '± 1 kJ, and the analyses’ own errors.',
  value: ({ alcoholPercentVol = 0, sugarGPerL = 0, organicAcidsGPerL = 0, polyolsGPerL = 0, unit }) => {
    const factor = energyPerGram[unit];
    if (!factor) return outOfRange(Number.NaN, 'Energy is in kJ or kcal.');
    return (
      alcoholPercentVol * ethanolDensityGPerMl * factor.alcohol +
      (sugarGPerL / 10) * factor.sugar +
      (organicAcidsGPerL / 10) * factor.acids +
      (polyolsGPerL / 10) * factor.polyols
    );
  },
});

/**
 * Carbohydrates in 100 mL of wine, for the same label, g: sugar and polyols.
 *
 * @example carbohydratesPer100Ml({ sugarGPerL: 3, polyolsGPerL: 7 }).value // 1
 * @source eu-1169-2011
 */
export const carbohydratesPer100Ml = defineFormula<{
  readonly sugarGPerL: number;
  readonly polyolsGPerL: number;
}>({
  source: ['eu-1169-2011'],
  range: { sugarGPerL: between('Sugar', 0, 700, 'g/L'), polyolsGPerL: between('Polyols', 0, 100, 'g/L') },
  tolerance: 'Exact.',
  value: ({ sugarGPerL, polyolsGPerL }) => (sugarGPerL + polyolsGPerL) / 10,
});
