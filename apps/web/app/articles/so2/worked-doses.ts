import {
  conventionalPKa,
  molecularSo2,
  simpleFreeSo2Needed,
} from '@orbit-vine/enology/sulfur-dioxide/molecular.ts';
import { prefilledSo2Fraction, sulfiteToAdd } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { rangeOfOutcomes } from '@orbit-vine/enology/uncertainty.ts';

interface Wine {
  readonly volumeL: number;
  readonly pH: number;
  readonly freeSo2MgPerL: number;
  readonly molecularSo2MgPerL: number;
}

export const barrel: Wine = { volumeL: 225, pH: 3.65, freeSo2MgPerL: 14, molecularSo2MgPerL: 0.5 };
export const tank: Wine = { volumeL: 1500, pH: 3.35, freeSo2MgPerL: 12, molecularSo2MgPerL: 0.8 };

/** Grams of potassium metabisulfite if this share of the addition binds. */
function grams(wine: Wine, boundShare: number): number {
  const gap = simpleFreeSo2Needed(wine).value - wine.freeSo2MgPerL;
  return sulfiteToAdd({
    neededMgPerL: wine.freeSo2MgPerL + gap / (1 - boundShare),
    presentMgPerL: wine.freeSo2MgPerL,
    volumeL: wine.volumeL,
    so2Fraction: prefilledSo2Fraction.KMBS,
  }).value;
}

export function workedDose(wine: Wine) {
  const neededMgPerL = simpleFreeSo2Needed(wine).value;
  return {
    molecularNowMgPerL: molecularSo2({ ...wine, pKa: conventionalPKa.standard }).value,
    neededMgPerL,
    gapMgPerL: neededMgPerL - wine.freeSo2MgPerL,
    kmbsG: grams(wine, 0),
    kmbsIfAThirdBindsG: grams(wine, 1 / 3),
    /** With the pH read 0.05 too high or too low. */
    kmbsRangeG: rangeOfOutcomes({ at: wine.pH, delta: 0.05, compute: (pH) => grams({ ...wine, pH }, 0) }),
  };
}
