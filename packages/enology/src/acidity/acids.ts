import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { between } from '../range.ts';

/** To 0.01 g, as laboratories' tables print them: 49.04 for sulfuric acid, not 49.036. */
const asPrinted = (grams: number) => Math.round(grams * 100) / 100;

/** Grams per equivalent: the molar mass over the number of acid groups that a titration counts. */
export const gramsPerEquivalent = {
  tartaric: asPrinted(molarMass.tartaricAcid / 2),
  malic: asPrinted(molarMass.malicAcid / 2),
  citric: asPrinted(molarMass.citricAcid / 3),
  lactic: asPrinted(molarMass.lacticAcid),
  sulfuric: asPrinted(molarMass.sulfuricAcid / 2),
  acetic: asPrinted(molarMass.aceticAcid),
} as const;
export type Acid = keyof typeof gramsPerEquivalent;

const acidityGPerL = between('Acidity', 0, 100, 'g/L');
const acidityMeqPerL = between('Acidity', 0, 2000, 'meq/L');

/**
 * An acidity in grams of another acid: `g/L × E(to) / E(from)`.
 *
 * @example convertAcidity({ acidityGPerL: 1, from: 'sulfuric', to: 'tartaric' }).value // 1.530
 * @source awri-tn14, stoichiometry
 */
export const convertAcidity = defineFormula<{
  readonly acidityGPerL: number;
  readonly from: Acid;
  readonly to: Acid;
}>({
  source: ['awri-tn14', 'stoichiometry'],
  range: { acidityGPerL },
  tolerance: 'Exact.',
  value: ({ acidityGPerL: acidity, from, to }) =>
    (acidity * gramsPerEquivalent[to]) / gramsPerEquivalent[from],
});

/**
 * An acidity in milliequivalents: `meq/L = 1000 × g/L / E`.
 *
 * @example milliequivalentsFromAcidity({ acidityGPerL: 1, acid: 'sulfuric' }).value // 20.39
 * @source handbook-of-enology, stoichiometry
 */
export const milliequivalentsFromAcidity = defineFormula<{
  readonly acidityGPerL: number;
  readonly acid: Acid;
}>({
  source: ['handbook-of-enology', 'stoichiometry'],
  range: { acidityGPerL },
  tolerance: 'Exact.',
  value: ({ acidityGPerL: acidity, acid }) => (1000 * acidity) / gramsPerEquivalent[acid],
});

/**
 * An acidity in grams of an acid: `g/L = meq/L × E / 1000`. The inverse of {@link milliequivalentsFromAcidity}.
 *
 * @example acidityFromMilliequivalents({ acidityMeqPerL: 54, acid: 'tartaric' }).value // 4.05
 * @source handbook-of-enology, stoichiometry
 */
export const acidityFromMilliequivalents = defineFormula<{
  readonly acidityMeqPerL: number;
  readonly acid: Acid;
}>({
  source: ['handbook-of-enology', 'stoichiometry'],
  range: { acidityMeqPerL },
  tolerance: 'Exact.',
  value: ({ acidityMeqPerL: acidity, acid }) => (acidity * gramsPerEquivalent[acid]) / 1000,
});

/**
 * Fall in titratable acidity (as tartaric) from malolactic conversion: malic acid loses one of its two acid groups,
 * `ΔTA = malic × 75.04 / 134.09` = 0.56 malic.
 *
 * @example acidityLostToMalolactic({ malicGPerL: 3 }).value // 1.68
 * @source stoichiometry
 */
export const acidityLostToMalolactic = defineFormula<{ readonly malicGPerL: number }>({
  source: ['stoichiometry'],
  range: { malicGPerL: between('Malic acid', 0, 20, 'g/L') },
  tolerance: 'An upper bound: bacteria also use a little citric acid, and bitartrate may fall.',
  value: ({ malicGPerL }) => (malicGPerL * gramsPerEquivalent.tartaric) / molarMass.malicAcid,
});

/**
 * Lactic acid made from malic acid: `lactic = malic × 90.08 / 134.09` = 0.672 malic.
 *
 * @example lacticFromMalic({ malicGPerL: 3 }).value // 2.02
 * @source stoichiometry
 */
export const lacticFromMalic = defineFormula<{ readonly malicGPerL: number }>({
  source: ['stoichiometry'],
  range: { malicGPerL: between('Malic acid', 0, 20, 'g/L') },
  tolerance: 'Exact for a complete conversion.',
  value: ({ malicGPerL }) => (malicGPerL * molarMass.lacticAcid) / molarMass.malicAcid,
});
