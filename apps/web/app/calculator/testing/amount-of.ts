import { baseOfAny } from '@orbit-vine/enology/proof/point-units.ts';
import { celsiusFromFahrenheit } from '@orbit-vine/enology/units.ts';
import { unitFamilies } from '../form/units.ts';
import type { Figure } from '../result/calculation.ts';

/** A figure as an amount of its dimension, and how much its last digit leaves open. */
export function amountOf({ text, unit = '' }: Figure) {
  const shown = Number(text.replace('\u2212', '-').replaceAll(',', ''));
  const leaves = 0.5 * 10 ** -(text.split('.')[1]?.length ?? 0);
  if (unit === '°F') return { amount: celsiusFromFahrenheit(shown), leaves: leaves / 1.8 };
  const base = unitFamilies.sprayRate.find(({ label }) => label === unit)?.toBase(1) ?? baseOfAny(unit);
  return { amount: shown * base, leaves: leaves * base };
}
