import type { MaterialUnit } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Quantity } from '@orbit-vine/cellar-notes/schema/reading.ts';

export function mlOf(quantity: Quantity | undefined): { ml?: number } {
  return quantity === undefined ? {} : { ml: Math.round(quantity.value * 1000) };
}

/** A volume `per` each vessel, for all of them. */
export function totalMl(quantity: Quantity | undefined, vessels: readonly string[]): { ml?: number } {
  const count = quantity?.per === 'each' ? Math.max(1, vessels.length) : 1;
  return quantity === undefined ? {} : { ml: Math.round(quantity.value * 1000 * count) };
}

/** Kilograms as whole grams; `per` each vessel, for all of them. */
export function gramsOf({ value, per }: Quantity, vessels: number): number {
  return Math.round(value * 1000) * (per === 'each' ? Math.max(1, vessels) : 1);
}

export function eachOf(quantity: Quantity | undefined): { each?: true } {
  return quantity?.per === 'each' ? { each: true } : {};
}

interface Dose {
  unit: MaterialUnit;
  amount?: number;
  perLitre?: number;
  volumeMl?: number;
}

/** The dose in whole units of the book; undefined if it is not a whole number of them. */
export function doseOf(amount: Quantity | undefined, rate: Quantity | undefined): Dose | undefined {
  if (amount) {
    const { unit, factor } = bookUnits[amount.unit] ?? {};
    if (unit === undefined || factor === undefined) return undefined;
    const whole = amount.value * factor;
    if (unit === 'pack' && !Number.isInteger(whole)) return undefined;
    return { unit, amount: Math.round(whole) };
  }
  if (rate?.unit === 'mg/L') return { unit: 'mg', perLitre: rate.value };
  // 1 mL/hL is 10 µL/L.
  if (rate?.unit === 'mL/hL') return { unit: 'uL', perLitre: Number((rate.value * 10).toFixed(3)) };
  return rate ? undefined : { unit: 'mg' };
}

const bookUnits: Partial<Record<Quantity['unit'], { unit: MaterialUnit; factor: number }>> = {
  g: { unit: 'mg', factor: 1_000 },
  kg: { unit: 'mg', factor: 1_000_000 },
  mL: { unit: 'uL', factor: 1_000 },
  L: { unit: 'uL', factor: 1_000_000 },
  pack: { unit: 'pack', factor: 1 },
};
