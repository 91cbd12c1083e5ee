import { molarMass } from '../chemistry/molar-mass.ts';
import { defineFormula } from '../formula.ts';
import { outOfRange } from '../outcome.ts';
import { above, between, ranges } from '../range.ts';
import { gramsPerEquivalent } from './acids.ts';

/**
 * How much lower the same red wine reads when titrated to pH 7 (OIV) than to 8.2 (United States, Australia), g/L as
 * tartaric.
 */
export const usualDifferenceOfEndpointsGPerL = 0.65;

/**
 * Titratable acidity from a titration: `g/L = E N mL / sample`, E = 75.04 as tartaric, 49.04 as sulfuric. Take the
 * carbon dioxide out first, and say the endpoint: pH 8.2 reads about 0.65 g/L higher than pH 7.
 *
 * @example titratableAcidity({ titrantMl: 12, titrantMolPerL: 0.1, sampleMl: 15, acid: 'tartaric' }).value // 6.00
 * @source monash-acidity, oiv-as313-01, stoichiometry
 */
export const titratableAcidity = defineFormula<{
  readonly titrantMl: number;
  readonly titrantMolPerL: number;
  readonly sampleMl: number;
  readonly acid: keyof typeof gramsPerEquivalent;
}>({
  source: ['monash-acidity', 'oiv-as313-01', 'stoichiometry'],
  range: { titrantMl: ranges.titrantMl, titrantMolPerL: ranges.normality, sampleMl: ranges.sampleMl },
  tolerance: 'As the burette and the base: ± 0.1 g/L.',
  value: ({ titrantMl, titrantMolPerL, sampleMl, acid }) =>
    (gramsPerEquivalent[acid] * titrantMolPerL * titrantMl) / sampleMl,
});

/**
 * Titratable acidity in milliequivalents: `meq/L = 1000 N mL / sample`.
 *
 * @example titratableMilliequivalents({ titrantMl: 12, titrantMolPerL: 0.1, sampleMl: 15 }).value // 80
 * @source oiv-as313-01
 */
export const titratableMilliequivalents = defineFormula<{
  readonly titrantMl: number;
  readonly titrantMolPerL: number;
  readonly sampleMl: number;
}>({
  source: ['oiv-as313-01'],
  range: { titrantMl: ranges.titrantMl, titrantMolPerL: ranges.normality, sampleMl: ranges.sampleMl },
  tolerance: 'As the burette and the base: ± 1 meq/L.',
  value: ({ titrantMl, titrantMolPerL, sampleMl }) => (1000 * titrantMolPerL * titrantMl) / sampleMl,
});

/**
 * Strength of a base against weighed potassium hydrogen phthalate: `N = 1000 g / (204.22 mL)`.
 *
 * @example baseStrengthByWeight({ phthalateG: 0.5, titrantMl: 24.5 }).value // 0.0999
 * @source 101winemaking-naoh, stoichiometry
 */
export const baseStrengthByWeight = defineFormula<{
  readonly phthalateG: number;
  readonly titrantMl: number;
}>({
  source: ['101winemaking-naoh', 'stoichiometry'],
  range: { phthalateG: between('Phthalate', 0, 100, 'g'), titrantMl: above('Titrant', 0, 1000, 'mL') },
  tolerance: 'As the balance and the burette: ± 0.5 %.',
  value: ({ phthalateG, titrantMl }) =>
    (1000 * phthalateG) / (molarMass.potassiumHydrogenPhthalate * titrantMl),
});

/**
 * Strength of a base against a solution of known strength: `N = N(KHP) mL(KHP) / mL`.
 *
 * @example baseStrengthByVolume({ phthalateMl: 5, phthalateMolPerL: 0.1, titrantMl: 6 }).value // 0.0833
 * @source 101winemaking-naoh
 */
export const baseStrengthByVolume = defineFormula<{
  readonly phthalateMl: number;
  readonly phthalateMolPerL: number;
  readonly titrantMl: number;
}>({
  source: ['101winemaking-naoh'],
  range: {
    phthalateMl: ranges.sampleMl,
    phthalateMolPerL: ranges.normality,
    titrantMl: above('Titrant', 0, 1000, 'mL'),
  },
  tolerance: 'As the pipette and the burette: ± 0.5 %.',
  value: ({ phthalateMl, phthalateMolPerL, titrantMl }) => (phthalateMolPerL * phthalateMl) / titrantMl,
});

const oivSampleMl = 20;
const oivTitrantMolPerL = 0.1;

/**
 * Volatile acidity from the titration of a steam distillate: `g/L = E N mL / sample`, E = 60.05 as acetic. Without the
 * correction of {@link volatileAcidityOiv}, SO2 and sorbic acid read as acetic acid.
 *
 * @example volatileAcidity({ titrantMl: 1, titrantMolPerL: 0.1, sampleMl: 10, acid: 'acetic' }).value // 0.60
 * @source simmonds-alcohol, stoichiometry
 */
export const volatileAcidity = defineFormula<{
  readonly titrantMl: number;
  readonly titrantMolPerL: number;
  readonly sampleMl: number;
  readonly acid: 'acetic' | 'sulfuric';
}>({
  source: ['simmonds-alcohol', 'stoichiometry'],
  range: { titrantMl: ranges.titrantMl, titrantMolPerL: ranges.normality, sampleMl: ranges.sampleMl },
  tolerance: 'As the burette; high by the SO2 and sorbic acid that distill over.',
  value: ({ titrantMl, titrantMolPerL, sampleMl, acid }) =>
    (gramsPerEquivalent[acid] * titrantMolPerL * titrantMl) / sampleMl,
});

/** The OIV's rounded factors on (n - 0.1 n' - 0.05 n''), for 20 mL of wine and 0.1 mol/L base. */
export const oivVolatileFactors = { meqPerL: 5, sulfuricGPerL: 0.245, aceticGPerL: 0.3 } as const;

/**
 * Volatile acidity by the OIV's method, with 20 mL of wine and 0.1 mol/L base, corrected for free and bound SO2 (0.005
 * mol/L iodine): `5 (n - 0.1 n' - 0.05 n'')` meq/L, 0.245 (…) g/L as sulfuric, 0.300 (…) g/L as acetic.
 *
 * @example volatileAcidityOiv({ titrantMl: 3, freeIodineMl: 0.5, boundIodineMl: 0.8, as: 'meqPerL' }).value // 14.55
 * @source oiv-as313-02
 */
export const volatileAcidityOiv = defineFormula<{
  readonly titrantMl: number;
  readonly freeIodineMl: number;
  readonly boundIodineMl: number;
  readonly as: keyof typeof oivVolatileFactors;
}>({
  source: ['oiv-as313-02'],
  range: {
    titrantMl: ranges.titrantMl,
    freeIodineMl: between('Iodine', 0, 100, 'mL'),
    boundIodineMl: between('Iodine', 0, 100, 'mL'),
  },
  tolerance: 'The method’s: ± 0.7 meq/L.',
  value: ({ titrantMl, freeIodineMl, boundIodineMl, as }) => {
    const corrected = titrantMl - 0.1 * freeIodineMl - 0.05 * boundIodineMl;
    return corrected < 0
      ? outOfRange(Number.NaN, 'The correction is larger than the titration: read the burettes again.')
      : oivVolatileFactors[as] * corrected;
  },
});

export const exactVolatileFactor = (acid: 'acetic' | 'sulfuric') =>
  (gramsPerEquivalent[acid] * oivTitrantMolPerL) / oivSampleMl;
