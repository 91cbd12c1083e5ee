import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { between, ranges } from '../range.ts';
import { gramsPerEquivalent } from './acids.ts';

export type AddedAcid = 'tartaric' | 'malic' | 'citric' | 'lactic';

const share = between('Parts of a blend', 0, 1000);
const lower = 'Acid only raises the acidity, and the value you want is below the present one.';

/**
 * Immediate rise in titratable acidity (as tartaric) from an acid: `ΔTA = g/L × 75.04 / E`. Later some bitartrate
 * precipitates, and TA and pH drop; no formula predicts the pH.
 *
 * @example acidityRise({ acid: 'citric', acidGPerL: 1 }).value // 1.17
 * @source pandell-acidity, stoichiometry
 */
export const acidityRise = defineFormula<{ readonly acid: AddedAcid; readonly acidGPerL: number }>({
  source: ['pandell-acidity', 'stoichiometry'],
  range: { acidGPerL: between('Acid', 0, 100, 'g/L') },
  tolerance: 'Exact on the day of addition.',
  value: ({ acid, acidGPerL }) => (acidGPerL * gramsPerEquivalent.tartaric) / gramsPerEquivalent[acid],
});

/**
 * Acid that raises the titratable acidity (as tartaric): `g = ΔTA V E(acid) / E(tartaric)`.
 *
 * @example acidToAdd({ acid: 'tartaric', taFromGPerL: 5, taToGPerL: 6, volumeL: 1000 }).value // 1000
 * @source bench-trials-handout, stoichiometry
 */
export const acidToAdd = defineFormula<{
  readonly acid: AddedAcid;
  readonly taFromGPerL: number;
  readonly taToGPerL: number;
  readonly volumeL: number;
}>({
  source: ['bench-trials-handout', 'stoichiometry'],
  range: {
    taFromGPerL: ranges.titratableAcidityGPerL,
    taToGPerL: ranges.titratableAcidityGPerL,
    volumeL: ranges.volumeL,
  },
  tolerance: 'Exact on the day of addition.',
  value: ({ acid, taFromGPerL, taToGPerL, volumeL }) =>
    taToGPerL < taFromGPerL
      ? outOfRange(Number.NaN, lower)
      : ((taToGPerL - taFromGPerL) * volumeL * gramsPerEquivalent[acid]) / gramsPerEquivalent.tartaric,
});

/**
 * A blend of acids that raises the titratable acidity (as tartaric): the rise per gram is `Σ share × 75.04 / E`, and
 * `g = ΔTA V / rise`. The parts are by mass, in any unit.
 *
 * @example acidBlendToAdd({ tartaricParts: 40, malicParts: 40, citricParts: 20, taFromGPerL: 5, taToGPerL: 6, volumeL: 1000 }).value // 924.1
 * @source fermcalc-acid, stoichiometry
 */
export const acidBlendToAdd = defineFormula<{
  readonly tartaricParts?: number;
  readonly malicParts?: number;
  readonly citricParts?: number;
  readonly lacticParts?: number;
  readonly taFromGPerL: number;
  readonly taToGPerL: number;
  readonly volumeL: number;
}>({
  source: ['fermcalc-acid', 'stoichiometry'],
  range: {
    tartaricParts: share,
    malicParts: share,
    citricParts: share,
    lacticParts: share,
    taFromGPerL: ranges.titratableAcidityGPerL,
    taToGPerL: ranges.titratableAcidityGPerL,
    volumeL: ranges.volumeL,
  },
  tolerance: 'Exact on the day of addition.',
  value: ({ taFromGPerL, taToGPerL, volumeL, ...parts }) => {
    const { tartaricParts = 0, malicParts = 0, citricParts = 0, lacticParts = 0 } = parts;
    const sum = tartaricParts + malicParts + citricParts + lacticParts;
    if (sum === 0) return outOfRange(Number.NaN, 'A blend needs at least one acid.');
    if (taToGPerL < taFromGPerL) return outOfRange(Number.NaN, lower);
    const equivalentsPerGram =
      (tartaricParts / gramsPerEquivalent.tartaric +
        malicParts / gramsPerEquivalent.malic +
        citricParts / gramsPerEquivalent.citric +
        lacticParts / gramsPerEquivalent.lactic) /
      sum;
    return ((taToGPerL - taFromGPerL) * volumeL) / (equivalentsPerGram * gramsPerEquivalent.tartaric);
  },
});
