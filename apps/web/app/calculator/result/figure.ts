import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import { fixed, noValue } from '../form/decimal.ts';
import type { Figure } from './calculation.ts';

/** A figure for a list, omitted if its source has no value. */
export function figureOf(label: string, outcome: Outcome, decimals: number, unit: string): readonly Figure[] {
  return outcome.inRange ? [{ label, text: fixed(outcome.value, decimals), unit }] : [];
}

/** A value with its decimals, or words for none. */
export function textOf({ value }: Outcome, decimals: number): string {
  return Number.isFinite(value) ? fixed(value, decimals) : noValue;
}
