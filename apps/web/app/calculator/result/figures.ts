import type { Outcome } from '@orbit-vine/enology/outcome.ts';
import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import { fixed, noValue, unitAfter, withThousands } from '../form/decimal.ts';
import type { Unit } from '../form/units.ts';
import type { Calculation, Figure, Step } from './calculation.ts';

type Value = Outcome | number;

function numberOf(value: Value): number {
  return typeof value === 'number' ? value : value.value;
}

/** Significant digits, at least all of the integer part, without an exponent. */
export function significant(value: number, digits: number): string {
  if (value === 0 || !Number.isFinite(value)) return fixed(value, 0);
  const decimals = digits - 1 - Math.floor(Math.log10(Math.abs(value)));
  return fixed(value, Math.min(8, Math.max(0, decimals)));
}

export function figure(label: string, value: Value, decimals: number, unit = ''): Figure {
  const number = numberOf(value);
  if (!Number.isFinite(number)) return { label, text: noValue };
  const text = fixed(number, decimals);
  return { label, text: Math.abs(number) < 10_000 ? text : withThousands(text), ...(unit && { unit }) };
}

export function weighed(label: string, grams: Value, unit: Unit): Figure {
  const mass = numberOf(grams);
  if (!Number.isFinite(mass)) return { label, text: noValue };
  if (unit.id === 'g') {
    if (mass >= 10 * gramsPer.kg) return { label, text: fixed(mass / gramsPer.kg, 1), unit: 'kg' };
    if (Math.round(mass) >= gramsPer.kg) return { label, text: fixed(mass / gramsPer.kg, 2), unit: 'kg' };
    return { label, text: fixed(mass, mass >= 100 ? 0 : mass >= 1 ? 1 : 3), unit: 'g' };
  }
  const pounds = mass / gramsPer.lb;
  return pounds >= 1
    ? { label, text: fixed(pounds, pounds >= 10 ? 1 : 2), unit: 'lb' }
    : { label, text: fixed(mass / gramsPer.oz, mass >= 100 ? 2 : mass >= 1 ? 3 : 5), unit: 'oz' };
}

/** A volume of wine in liters, shown in the reader's unit; a bench trial with three digits. */
export function volume(label: string, liters: Value, unit: Unit, decimals = 0): Figure {
  const finer = { hL: 2, usGal: 1, impGal: 1 } as const;
  const extra = finer[unit.id as keyof typeof finer] ?? 0;
  const shown = unit.fromBase(numberOf(liters));
  const onBench = numberOf(liters) > 0 && numberOf(liters) < litersPer.usGal;
  const digits = onBench ? 2 - Math.floor(Math.log10(shown)) : 0;
  return figure(label, shown, Math.max(decimals + extra, digits), unit.label);
}

/** Less than 1 L or 1 US gal is in milliliters, as on a cylinder. */
export function poured(label: string, liters: Value, unit: Unit): Figure {
  const amount = numberOf(liters);
  if (!Number.isFinite(amount)) return { label, text: noValue };
  const inMilliliters = amount < (unit.id === 'L' || unit.id === 'hL' ? 1 : litersPer.usGal);
  if (inMilliliters) return { label, text: significant(1000 * amount, 3), unit: 'mL' };
  const shown = unit.id === 'hL' ? { label: 'L', fromBase: (base: number) => base } : unit;
  return { label, text: significant(shown.fromBase(amount), 3), unit: shown.label };
}

export function inWords({ text, unit }: Figure): string {
  return text + unitAfter(unit, ' ');
}

export function noteOf(...outcomes: readonly Outcome[]): Pick<Calculation, 'note'> {
  const note = outcomes.find(({ inRange }) => !inRange)?.note;
  return note ? { note } : {};
}

export function present<Item>(...items: readonly (Item | false | undefined)[]): readonly Item[] {
  return items.filter((item): item is Item => item !== undefined && item !== false);
}

export function step(formula: string, numbers: string, source: Step['source']): Step {
  return { formula, numbers, source };
}
