import { defineFormula } from '../formula.ts';
import { above, between, ranges } from '../range.ts';
import { pureSo2Percent } from './sulfite.ts';

/** The SO2 content assumed for the salt: a laboratory's pure salt, or a shop's aged one. They differ by 15 %. */
export const so2StrengthConventions = { laboratory: pureSo2Percent.KMBS / 100, shop: 0.5 } as const;

const riseMgPerL = between('Rise in SO₂', 0, 10_000, 'mg/L');

/**
 * Sulfite salt for a rise in SO2: `g = Δ V / (1000 f)`, f the SO2 in a gram of salt.
 *
 * @example saltForSo2({ riseMgPerL: 50, volumeL: 100, so2Fraction: 0.576 }).value // 8.68
 * @source hbwc-sulfite, 101winemaking-so2
 */
export const saltForSo2 = defineFormula<{
  readonly riseMgPerL: number;
  readonly volumeL: number;
  readonly so2Fraction: number;
}>({
  source: ['hbwc-sulfite', '101winemaking-so2'],
  range: { riseMgPerL, volumeL: ranges.volumeL, so2Fraction: ranges.fraction },
  tolerance: 'As the age of the salt: 50 or 57.6 % differ by 15 %.',
  value: ({ riseMgPerL: rise, volumeL, so2Fraction }) => (rise * volumeL) / (1000 * so2Fraction),
});

/**
 * SO2 that a weighed salt brings: `mg/L = 1000 g f / V`. The inverse of {@link saltForSo2}.
 *
 * @example so2OfSalt({ saltG: 8.68, volumeL: 100, so2Fraction: 0.576 }).value // 50.0
 * @source hbwc-sulfite
 */
export const so2OfSalt = defineFormula<{
  readonly saltG: number;
  readonly volumeL: number;
  readonly so2Fraction: number;
}>({
  source: ['hbwc-sulfite'],
  range: { saltG: ranges.massG, volumeL: ranges.positiveVolumeL, so2Fraction: ranges.fraction },
  tolerance: 'As the age of the salt.',
  value: ({ saltG, volumeL, so2Fraction }) => (1000 * saltG * so2Fraction) / volumeL,
});

/**
 * Sulfite solution for a rise in SO2: `mL = Δ V / (10 × %)`, % in g of SO2 per 100 mL; the added volume is not counted.
 *
 * @example solutionForSo2({ riseMgPerL: 50, volumeL: 100, so2GPer100Ml: 5 }).value // 100
 * @source hbwc-sulfite
 */
export const solutionForSo2 = defineFormula<{
  readonly riseMgPerL: number;
  readonly volumeL: number;
  readonly so2GPer100Ml: number;
}>({
  source: ['hbwc-sulfite'],
  range: {
    riseMgPerL,
    volumeL: ranges.volumeL,
    so2GPer100Ml: above('SO₂ in the solution', 0, 30, 'g/100 mL'),
  },
  tolerance: '0.1 % for the added volume, at 50 mg/L.',
  value: ({ riseMgPerL: rise, volumeL, so2GPer100Ml }) => (rise * volumeL) / (10 * so2GPer100Ml),
});

/**
 * Sulfite salt for grapes: `g = mg/kg × t / f`.
 *
 * @example saltForGrapes({ so2MgPerKg: 50, grapesT: 1, so2Fraction: 0.576 }).value // 86.8
 * @source pwv-2014
 */
export const saltForGrapes = defineFormula<{
  readonly so2MgPerKg: number;
  readonly grapesT: number;
  readonly so2Fraction: number;
}>({
  source: ['pwv-2014'],
  range: {
    so2MgPerKg: between('SO₂', 0, 10_000, 'mg/kg'),
    grapesT: between('Grapes', 0, 100_000, 't'),
    so2Fraction: ranges.fraction,
  },
  tolerance: 'As the age of the salt.',
  value: ({ so2MgPerKg, grapesT, so2Fraction }) => (so2MgPerKg * grapesT) / so2Fraction,
});

/** Shares of added SO2 that stay free: from turbid or sweet wine to clean dry wine. */
export const usualFreeShare = { turbidOrSweet: 0.35, cleanDry: 0.75 } as const;

/**
 * Rise in free SO2 after an addition: `share × Δ`. Always measure again.
 *
 * @example freeRise({ riseMgPerL: 40, freeShare: 0.5 }).value // 20
 * @source pwv-2014
 */
export const freeRise = defineFormula<{ readonly riseMgPerL: number; readonly freeShare: number }>({
  source: ['pwv-2014'],
  range: { riseMgPerL, freeShare: between('Free share', 0, 1) },
  tolerance: 'A range from 35 to 75 %, not a number.',
  value: ({ riseMgPerL: rise, freeShare }) => rise * freeShare,
});
