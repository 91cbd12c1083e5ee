import { normalBelow, normalQuantile } from './normal.ts';

export const claimedArea = 0.949;

export interface OperatingPoint {
  falsePositiveRate: number;
  truePositiveRate: number;
}

/**
 * One of the many ROC curves with a given area: the binormal one, of scores that are normally distributed with mean 0
 * and deviation 1 among the healthy and with mean `a / b` and deviation `1 / b` among the sick.
 *
 * TPR = Φ(a + b·Φ⁻¹(FPR)), AUC = Φ(a / √(1 + b²)).
 *
 * @param b the shape: 1 for a curve that is symmetrical, less where the scores of sick leaves spread more widely.
 * @see Dorfman and Alf, J. Math. Psychol. 6 (1969) 487; Metz, Semin. Nucl. Med. 8 (1978) 283.
 */
export function binormalCurve(area: number, b: number) {
  const a = normalQuantile(area) * Math.sqrt(1 + b * b);
  /** Everything that scores above the threshold is flagged. */
  return (line: number): OperatingPoint => ({
    falsePositiveRate: normalBelow(-line),
    truePositiveRate: normalBelow(a - b * line),
  });
}

/** In whole vines. */
export interface Confusion {
  sickFlagged: number;
  sickMissed: number;
  healthyFlagged: number;
  healthyCleared: number;
}

export function confusionOf(point: OperatingPoint, vines: number, sickShare: number): Confusion {
  const sick = Math.round(vines * sickShare);
  const sickFlagged = Math.round(sick * point.truePositiveRate);
  const healthyFlagged = Math.round((vines - sick) * point.falsePositiveRate);
  return {
    sickFlagged,
    sickMissed: sick - sickFlagged,
    healthyFlagged,
    healthyCleared: vines - sick - healthyFlagged,
  };
}

export function precisionOf({ sickFlagged, healthyFlagged }: Confusion): number | undefined {
  const flags = sickFlagged + healthyFlagged;
  return flags > 0 ? sickFlagged / flags : undefined;
}

export interface Prices {
  dollarsPerFlag: number;
  dollarsPerMissedVine: number;
}

export function seasonDollars(
  confusion: Confusion,
  { dollarsPerFlag, dollarsPerMissedVine }: Prices,
): number {
  const flags = confusion.sickFlagged + confusion.healthyFlagged;
  return flags * dollarsPerFlag + confusion.sickMissed * dollarsPerMissedVine;
}

/**
 * The line at which a season costs least, in steps of a twentieth of a deviation of the healthy leaves' scores.
 *
 * It lies where the curve's slope is (1 − p)/p · c/(m − c), with p the share of sick vines, c the price of a flag and m
 * that of a missed vine (Metz 1978); found by trying, so that the whole vines count.
 */
export function cheapestLine(
  curve: ReturnType<typeof binormalCurve>,
  vines: number,
  sickShare: number,
  prices: Prices,
) {
  const lines = Array.from({ length: 161 }, (_, index) => 4 - index / 20);
  const costOf = (line: number) => seasonDollars(confusionOf(curve(line), vines, sickShare), prices);
  return lines.reduce((best, line) => (costOf(line) < costOf(best) ? line : best));
}
