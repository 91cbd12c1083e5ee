import type { Quantity } from '@orbit-vine/cellar-notes/reading.ts';
import type { MaterialUnit } from '../work.ts';

/** The fields of a record that are known; the book has no place for `undefined`. */
type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

export function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Given<Fields>;
}

/** Whole millilitres; each of several vessels adds its own where the quantity is `per` vessel. */
export function millilitres(quantity: Quantity | undefined, vessels = 1): number | undefined {
  if (quantity?.unit !== 'L' && quantity?.unit !== 'mL') return undefined;
  return times(quantity.value * (quantity.unit === 'L' ? 1000 : 1), quantity, vessels);
}

/** Whole grams of fruit. */
export function fruitGrams(quantity: Quantity | undefined, vessels = 1): number | undefined {
  return quantity?.unit === 'kg' ? times(quantity.value * 1000, quantity, vessels) : undefined;
}

function times(value: number, { per }: Quantity, vessels: number): number {
  return Math.round(value * (per ? Math.max(1, vessels) : 1));
}

interface Dose {
  unit: MaterialUnit;
  amount?: number;
  perLitre?: number;
  each?: boolean;
  volumeMl?: number;
}

/** One gram, one millilitre and one pack in the units of the book. */
const inBook: Partial<Record<Quantity['unit'], [MaterialUnit, number]>> = {
  g: ['mg', 1000],
  kg: ['mg', 1_000_000],
  mL: ['uL', 1000],
  L: ['uL', 1_000_000],
  pack: ['pack', 1],
};

/** A volume of solution is entered as the grams that are dissolved in it: 10 % is 10 g in 100 mL. */
export function doseOf(
  amount: Quantity | undefined,
  rate: Quantity | undefined,
  strengthPercent: number | undefined,
): Dose | undefined {
  if (rate?.unit === 'mg/L') return { unit: 'mg', perLitre: Math.round(rate.value) };
  if (rate?.unit === 'mL/hL') return { unit: 'uL', perLitre: Math.round(rate.value * 10) };
  const [unit, factor] = (amount && inBook[amount.unit]) ?? [];
  if (!amount || !unit || !factor) return undefined;
  const each = amount.per ? { each: true } : {};
  if (unit === 'uL' && strengthPercent !== undefined)
    return { unit: 'mg', amount: Math.round((amount.value * factor * strengthPercent) / 100), ...each };
  return { unit, amount: Math.round(amount.value * factor), ...each };
}
