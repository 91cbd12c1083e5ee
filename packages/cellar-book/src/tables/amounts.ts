import { gramsPer, litersPer } from '@orbit-vine/enology/units.ts';
import { type NumberStyle, readNumber } from './cells.ts';

/** An amount as written: of wine in milliliters, or of fruit in grams, and whether it is in each vessel or in all. */
export interface WrittenAmount {
  value: number;
  ml?: number;
  grams?: number;
  per?: 'each' | 'total';
}

const mlPer: Record<string, number> = {
  ...{ ml: 1, l: 1_000, liter: 1_000, litre: 1_000, hl: 100_000, hectoliter: 100_000, hectolitre: 100_000 },
  ...{ gal: 1_000 * litersPer.usGal, gallon: 1_000 * litersPer.usGal },
};
const gramsPerUnit: Record<string, number> = {
  ...{ g: 1, kg: gramsPer.kg, kilo: gramsPer.kg, kilogram: gramsPer.kg, t: gramsPer.t, tonne: gramsPer.t },
  ...{ lb: gramsPer.lb, pound: gramsPer.lb },
};

const singular = (word: string) => word.toLowerCase().replace(/(?<=[a-z]{2})s$/, '');

/** `ton` is the short ton of 2,000 lb where wine is in gallons, and the metric ton elsewhere. */
export function unitNamed(
  word: string,
  volumeUnit: 'gal' | 'L',
): { mlPerUnit: number } | { gramsPerUnit: number } | undefined {
  const name = singular(word);
  if (name === 'ton') return { gramsPerUnit: volumeUnit === 'gal' ? gramsPer.usTon : gramsPer.t };
  const ml = mlPer[name];
  if (ml !== undefined) return { mlPerUnit: ml };
  const grams = gramsPerUnit[name];
  return grams === undefined ? undefined : { gramsPerUnit: grams };
}

const perOf = (words: string): WrittenAmount['per'] =>
  /^(each|ea\.?|apiece|per [a-z]+|a (barrel|tank|bin|keg|drum|carboy))$/.test(words)
    ? 'each'
    : /^((in )?total|altogether|in all|all together)$/.test(words)
      ? 'total'
      : undefined;

/** `59 gal each`, `1,200 L`, `1 ton`; undefined if it is not an amount, `unclear` if the number may be two. */
export function readWrittenAmount(
  text: string,
  { style, volumeUnit }: { style: NumberStyle; volumeUnit: 'gal' | 'L' },
): WrittenAmount | 'unclear' | undefined {
  const [, number = '', rest = ''] = /^([\d.,\s'’]*\d)\s*(.*)$/.exec(text.trim()) ?? [];
  const value = readNumber(number, style);
  if (value === undefined || value === 'unclear') return value;
  const [, word = '', after = ''] = /^([A-Za-z]*)\.?\s*(.*)$/.exec(rest) ?? [];
  const unit = unitNamed(word, volumeUnit);
  const words = (unit ? after : rest).toLowerCase().trim();
  const per = perOf(words);
  if (words !== '' && per === undefined) return undefined;
  const amount: WrittenAmount = { value, ...(per && { per }) };
  if (unit === undefined) return amount;
  return 'mlPerUnit' in unit
    ? { ...amount, ml: Math.round(value * unit.mlPerUnit) }
    : { ...amount, grams: Math.round(value * unit.gramsPerUnit) };
}
