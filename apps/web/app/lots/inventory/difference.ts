import { showAmount, type VolumeUnit } from '../book/amounts.ts';
import type { OfficeWording } from '../wording/english-office.ts';
import type { InventoryLine } from './inventory-draft.ts';

type Compared = Pick<InventoryLine, 'measure' | 'book' | 'difference'>;

/** "5 gal less than on record, 1.7%"; undefined without a measurement. */
export function differenceWords(
  { measure, book, difference }: Compared,
  unit: VolumeUnit,
  words: OfficeWording['measuring'],
): string {
  if (difference === undefined) return '';
  if (difference === 0) return words.same;
  const share = book > 0 ? `, ${Number(((Math.abs(difference) / book) * 100).toFixed(1))}%` : '';
  const amount = showAmount(measure, Math.abs(difference), unit);
  return `${difference < 0 ? words.less(amount) : words.more(amount)}${share}`;
}

export function signedDifference({ measure, difference }: Compared, unit: VolumeUnit): string {
  if (difference === undefined) return '';
  if (difference === 0) return '0';
  return `${difference < 0 ? '−' : '+'}${showAmount(measure, Math.abs(difference), unit)}`;
}
