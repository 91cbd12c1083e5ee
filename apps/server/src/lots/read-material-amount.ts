import type { MaterialUnit } from '@orbit-vine/cellar-book/entries/work.ts';
import { gramsPer, gramsPerLiterFromPoundsPer1000UsGal, litersPer } from '@orbit-vine/enology/units.ts';

interface BookUnit {
  unit: MaterialUnit;
  factor: number;
  isRate?: true;
}

const rate = (unit: MaterialUnit, factor: number): BookUnit => ({ unit, factor, isRate: true });
const poundsPerThousandGallons = rate('mg', 1_000 * gramsPerLiterFromPoundsPer1000UsGal(1));

/** How much of the book's unit is in one of another, by its name in lower case, without blanks. */
const units: Record<string, BookUnit> = {
  mg: { unit: 'mg', factor: 1 },
  g: { unit: 'mg', factor: 1_000 },
  kg: { unit: 'mg', factor: 1_000 * gramsPer.kg },
  oz: { unit: 'mg', factor: 1_000 * gramsPer.oz },
  lb: { unit: 'mg', factor: 1_000 * gramsPer.lb },
  ul: { unit: 'uL', factor: 1 },
  ml: { unit: 'uL', factor: 1_000 },
  l: { unit: 'uL', factor: 1_000_000 },
  floz: { unit: 'uL', factor: 1_000_000 * litersPer.usFlOz },
  gal: { unit: 'uL', factor: 1_000_000 * litersPer.usGal },
  pack: { unit: 'pack', factor: 1 },
  'mg/l': rate('mg', 1),
  ppm: rate('mg', 1),
  'g/l': rate('mg', 1_000),
  'g/hl': rate('mg', 10),
  'g/gal': rate('mg', 1_000 / litersPer.usGal),
  'lb/1000gal': poundsPerThousandGallons,
  'lb/kgal': poundsPerThousandGallons,
  'ul/l': rate('uL', 1),
  'ml/l': rate('uL', 1_000),
  'ml/hl': rate('uL', 10),
};
const otherNames: Record<string, string> = {
  ...{ gram: 'g', kilogram: 'kg', kilo: 'kg', ounce: 'oz', pound: 'lb', liter: 'l', litre: 'l' },
  ...{ gallon: 'gal', packet: 'pack', pk: 'pack', milliliter: 'ml', millilitre: 'ml', milligram: 'mg' },
};

const plainUnit = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,.]/g, '')
    .replace('per', '/')
    .replace('µ', 'u')
    .replace('1/1000', '/1000')
    .replace(/[a-z]{2,}/g, (word) => {
      const one = word.length > 2 ? word.replace(/s$/, '') : word;
      return otherNames[one] ?? one;
    });

/** An amount or a rate in the book's units; undefined if the unit is not known. */
export function materialAmount(
  value: number,
  unitText: string,
): { unit: MaterialUnit; amount: number } | { unit: MaterialUnit; perLitre: number } | undefined {
  const found = units[plainUnit(unitText)];
  if (!found) return undefined;
  const { unit, factor, isRate } = found;
  return isRate
    ? { unit, perLitre: Number((value * factor).toFixed(3)) }
    : { unit, amount: unit === 'pack' ? value : Math.round(value * factor) };
}
