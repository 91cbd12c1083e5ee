import cellar from '../../fixtures/cellar-points.json' with { type: 'json' };
import published from '../../fixtures/published-points.json' with { type: 'json' };
import type { PublishedPoint } from './published-points.ts';

/** Where published values and this package differ by more than the values' own rounding, and why. */
export const disagreements = [...published.disagreements, ...cellar.disagreements];

const reasons = new Map(disagreements.flatMap(({ points, why }) => points.map((id) => [id, why] as const)));

/** Why a published value is not what this package finds; nothing where rounding explains all of the difference. */
export function disagreementAt({ id }: Pick<PublishedPoint, 'id'>): string | undefined {
  return reasons.get(id);
}

/** Decimals that a value is printed with. */
export function printedDecimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/** Whether an error is more than half of the value's last printed digit. */
export function exceedsRounding(expected: number, error: number): boolean {
  // Halves are not exact in binary: the machine's arithmetic is no disagreement.
  return error > 0.5 * 10 ** -printedDecimals(expected) + 1e-9 * Math.abs(expected);
}
