import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import type { Wording } from '../wording/english.ts';

/** The winery's unit of volume. Fruit follows it: pounds with gallons, kilograms with liters. */
export type VolumeUnit = 'gal' | 'L';

const mlPerGallon = 1000 * litersPer.usGal;
const gramsPerPound = gramsPer.lb;

/* Numbers are written alike in the English and the Spanish of North America, as `amounts.test.ts` holds. */

function rounded(value: number): string {
  const digits = Math.abs(value) < 100 && !Number.isInteger(Number(value.toFixed(1))) ? 1 : 0;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // Values that round to zero are shown without a minus.
  return value.toLocaleString('en-US', { ...fraction, signDisplay: 'negative' }).replace('-', '−');
}

/** Parses a typed amount, "312.5" or "1,200"; undefined if it is not a number. */
export function readAmount(written: string): number | undefined {
  const plain = written.trim().replace(/,(?=\d{3}(\D|$))/g, '');
  return /^\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

function inUnit(ml: number, unit: VolumeUnit): number {
  return unit === 'gal' ? ml / mlPerGallon : ml / 1000;
}

export function toMl(volume: number, unit: VolumeUnit): number {
  return Math.round(unit === 'gal' ? volume * mlPerGallon : volume * 1000);
}

function inWeightUnit(grams: number, unit: VolumeUnit): number {
  return unit === 'gal' ? grams / gramsPerPound : grams / 1000;
}

export function toGrams(weight: number, unit: VolumeUnit): number {
  return Math.round(unit === 'gal' ? weight * gramsPerPound : weight * 1000);
}

/** Rounded to two decimals, as the initial value of a field. */
export const fromMl = (ml: number, unit: VolumeUnit) => Number(inUnit(ml, unit).toFixed(2));

export const fromGrams = (grams: number, unit: VolumeUnit) => Number(inWeightUnit(grams, unit).toFixed(2));

export function showVolume(ml: number, unit: VolumeUnit): string {
  return `${rounded(inUnit(ml, unit))} ${unit}`;
}

/**
 * To the milliliter in liters, and to a hundredth in gallons. Volumes are whole milliliters, so a sum of volumes given in
 * gallons is uncertain in the third decimal.
 */
export function showExactVolume(ml: number, unit: VolumeUnit): string {
  const maximumFractionDigits = unit === 'gal' ? 2 : 3;
  return `${inUnit(ml, unit).toLocaleString('en-US', { maximumFractionDigits })} ${unit}`;
}

export function showFruit(grams: number, unit: VolumeUnit): string {
  return `${rounded(inWeightUnit(grams, unit))} ${unit === 'gal' ? 'lb' : 'kg'}`;
}

/** Wine by volume; fruit that nobody has measured yet by weight. */
export function showAmount(measure: 'ml' | 'grams', amount: number, unit: VolumeUnit): string {
  return measure === 'ml' ? showVolume(amount, unit) : showFruit(amount, unit);
}

export const materialUnits = { mg: ['g', 1000], uL: ['mL', 1000], pack: ['pack', 1] } as const;

/** "40 g" */
export function showMaterial(amount: number, unit: keyof typeof materialUnits, { work }: Wording): string {
  const [name, size] = materialUnits[unit];
  const value = amount / size;
  const count = value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : 0 });
  return unit === 'pack' ? work.packs(count) : `${count} ${name}`;
}

export const nameOfKind = (kind: string, { readingKinds }: Wording) => readingKinds[kind] ?? kind;

/** "13.5% alcohol", or nothing if it isn't known. */
export function showAlcohol(percentVol: number | undefined, { work }: Wording): string {
  return percentVol === undefined ? '' : work.alcohol(`${Number(percentVol.toFixed(2))}`);
}

/** "22.4 °Bx", "3.42"; "68 °F" with gallons, "20 °C" with liters. */
export function showReading(
  { kind, value, unit }: { kind: string; value: number; unit: string },
  beside: VolumeUnit = 'gal',
): string {
  if (kind === 'temperature')
    return beside === 'gal' ? `${Math.round(value * 1.8 + 32)} °F` : `${Number(value.toFixed(1))} °C`;
  if (kind === 'sg') return value.toFixed(3);
  const shown = String(Number(value.toFixed(2))).replace('-', '−');
  return kind === 'ph' ? shown : `${shown} ${unit}`;
}
