import cellar from '../../fixtures/cellar-points.json' with { type: 'json' };
import published from '../../fixtures/published-points.json' with { type: 'json' };
import type { PublishedPoint } from './published-points.ts';

/** Why some published values differ from this package by more than their rounding. */
export const disagreements = [...published.disagreements, ...cellar.disagreements];

const reasons = new Map(disagreements.flatMap(({ points, why }) => points.map((id) => [id, why] as const)));

/** Why a published value differs; undefined if rounding explains the difference. */
export function disagreementAt({ id }: Pick<PublishedPoint, 'id'>): string | undefined {
  return reasons.get(id);
}

export function printedDecimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/** Whether an error exceeds half of the value's last printed digit. */
export function exceedsRounding(expected: number, error: number): boolean {
  // Halves are inexact in binary; the extra term ignores floating-point error.
  return error > 0.5 * 10 ** -printedDecimals(expected) + 1e-9 * Math.abs(expected);
}
