import { allFinite, inRange, notANumber, type Outcome, outOfRange } from '../outcome.ts';

/** The two conventions in use for wine at cellar temperature. */
export const conventionalPKa = { standard: 1.81, conservative: 1.77 } as const;
const simplePKa = 1.8;

/** One value for the pH range of wine; the second dissociation of SO2 (pK 7.2) is negligible there. */
function forWine(pH: number, value: number): Outcome {
  if (!allFinite(pH, value)) return notANumber;
  return pH < 2.8 || pH > 4.2
    ? outOfRange(value, 'The published tables run from pH 2.8 to 4.2.')
    : inRange(value);
}

/**
 * Free SO2 needed for a given molecular SO2, by the simple formula: `F = M × 10^(pH - 1.8)`, mg/L. It leaves out the
 * molecular part itself. Valid pH 2.8 to 4.2; outside it is followed and flagged.
 *
 * @example simpleFreeSo2Needed({ molecularSo2MgPerL: 0.8, pH: 3.4 }).value // 31.85
 * @source house-formula
 */
export function simpleFreeSo2Needed(input: {
  readonly molecularSo2MgPerL: number;
  readonly pH: number;
}): Outcome {
  return forWine(input.pH, input.molecularSo2MgPerL * 10 ** (input.pH - simplePKa));
}

/**
 * Free SO2 needed for a given molecular SO2: `F = M (1 + 10^(pH - pKa))`, mg/L.
 * Valid pH 2.8 to 4.2; outside it is followed and flagged.
 *
 * @example freeSo2Needed({ molecularSo2MgPerL: 0.8, pH: 3.4, pKa: 1.81 }).value // 31.9
 * @source awri-so2, uc-enology-briefs-1
 */
export function freeSo2Needed(input: {
  readonly molecularSo2MgPerL: number;
  readonly pH: number;
  readonly pKa: number;
}): Outcome {
  return forWine(input.pH, input.molecularSo2MgPerL * (1 + 10 ** (input.pH - input.pKa)));
}

/**
 * Molecular part of the free SO2: `M = F / (1 + 10^(pH - pKa))`, mg/L. The inverse of {@link freeSo2Needed}.
 * In red wine the measured free SO2 includes some bound to anthocyanins, so that M is overstated.
 *
 * @example molecularSo2({ freeSo2MgPerL: 31.9, pH: 3.4, pKa: 1.81 }).value // 0.8
 * @source awri-so2, uc-enology-briefs-1
 */
export function molecularSo2(input: {
  readonly freeSo2MgPerL: number;
  readonly pH: number;
  readonly pKa: number;
}): Outcome {
  return forWine(input.pH, input.freeSo2MgPerL / (1 + 10 ** (input.pH - input.pKa)));
}
