import type { Work } from '@orbit-vine/cellar-book/entries/work.ts';
import { fromGrams, fromMl, materialUnits, toGrams, toMl, type VolumeUnit } from '../book/amounts.ts';
import type { Wording } from '../wording/english.ts';

/** The single amount of an entry, in the unit the page shows. */
export interface EditableAmount {
  label: string;
  value: number;
  change: (value: number) => Work;
}

/** Undefined for blends, splits, readings, and bottlings, which have several amounts or none. */
export function editableAmount(
  work: Work,
  unit: VolumeUnit,
  { rows, work: words }: Wording,
): EditableAmount | undefined {
  if (work.op === 'vessel') return undefined;
  if ('ml' in work && work.ml !== undefined)
    return {
      label: rows.volumeIn(unit),
      value: fromMl(work.ml, unit),
      change: (value) => ({ ...work, ml: toMl(value, unit) }),
    };
  if (work.op === 'receive_fruit')
    return {
      label: rows.weightIn(unit === 'gal' ? 'lb' : 'kg'),
      value: fromGrams(work.grams, unit),
      change: (value) => ({ ...work, grams: toGrams(value, unit) }),
    };
  if ('amount' in work && work.amount !== undefined && work.unit) {
    const [name, size] = materialUnits[work.unit];
    return {
      label: rows.amountIn(work.unit === 'pack' ? words.packUnit : name),
      value: work.amount / size,
      change: (value) => ({ ...work, amount: Math.round(value * size) }),
    };
  }
  return undefined;
}
