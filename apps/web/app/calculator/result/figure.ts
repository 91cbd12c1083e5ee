import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import { fixed, noValue } from '../form/decimal.ts';
import type { Figure } from './calculation.ts';

export function figureOf(label: string, outcome: Outcome, decimals: number, unit: string): readonly Figure[] {
  return outcome.inRange ? [{ label, text: fixed(outcome.value, decimals), unit }] : [];
}

export function textOf({ value }: Outcome, decimals: number): string {
  return Number.isFinite(value) ? fixed(value, decimals) : noValue;
}
