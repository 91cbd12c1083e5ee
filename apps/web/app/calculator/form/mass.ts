import { fixed, noValue } from './decimal.ts';
import { type Unit, unitOf } from './units.ts';

/** An ounce and a pound need more decimals than a gram for the same precision. */
const extraDecimals: Readonly<Record<string, number>> = { g: 0, oz: 1, lb: 2 };

export function massText(grams: number, unit: Unit, decimalsOfGram: number): string {
  if (!Number.isFinite(grams)) return noValue;
  return fixed(unit.fromBase(grams), decimalsOfGram + (extraDecimals[unit.id] ?? 0));
}

export function unitToWeigh(grams: number, chosen: Unit): Unit {
  return chosen.id === 'lb' && chosen.fromBase(grams) < 1 ? unitOf('mass', 'oz') : chosen;
}
