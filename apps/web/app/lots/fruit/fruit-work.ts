import { netOf } from '@orbit-vine/cellar-book/apply/arrivals.ts';
import type { Bin, WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import { readAmount, toGrams, type VolumeUnit } from '../book/amounts.ts';

export interface TypedBin {
  name: string;
  gross: string;
  tare: string;
}

/** The form as typed. */
export interface TypedFruit {
  variety: string;
  block: string;
  vintage: string;
  grower: string;
  weighTag: string;
  bins: TypedBin[];
}

export const emptyBin: TypedBin = { name: '', gross: '', tare: '' };
const isBlank = ({ gross, tare }: TypedBin) => gross.trim() === '' && tare.trim() === '';

/** The bins typed so far in grams; undefined if one isn't complete, or weighs less full than empty. */
export function binsOf(typed: readonly TypedBin[], unit: VolumeUnit): Bin[] | undefined {
  const bins = typed
    .filter((bin) => !isBlank(bin))
    .map(({ name, gross, tare }, index) => ({
      vessel: name.trim() || `Bin ${index + 1}`,
      gross: toGrams(readAmount(gross) ?? Number.NaN, unit),
      tare: toGrams(tare.trim() === '' ? 0 : (readAmount(tare) ?? Number.NaN), unit),
    }));
  const isComplete = bins.every(({ gross, tare }) => gross > tare && tare >= 0);
  return isComplete && bins.length > 0 ? bins : undefined;
}

interface Winery {
  unit: VolumeUnit;
  vessels: readonly string[];
  lot: string;
}

/** The arrival that the form describes; undefined if it is incomplete. */
export function fruitWork(
  typed: TypedFruit,
  { unit, vessels, lot }: Winery,
): WorkOf<'receive_fruit'> | undefined {
  const bins = binsOf(typed.bins, unit);
  const variety = typed.variety.trim();
  if (!bins || variety === '' || !/^(19|20)\d{2}$/.test(typed.vintage)) return undefined;
  const known = new Map(vessels.map((name) => [name.toLowerCase(), name]));
  const named = bins.map((bin) => ({ ...bin, vessel: known.get(bin.vessel.toLowerCase()) ?? bin.vessel }));
  const optional = (name: 'grower' | 'weighTag') =>
    typed[name].trim() !== '' && { [name]: typed[name].trim() };
  return {
    op: 'receive_fruit',
    to: [...new Set(named.map(({ vessel }) => vessel).filter((name) => vessels.includes(name)))],
    lot,
    grams: bins.reduce((sum, bin) => sum + netOf(bin), 0),
    component: { variety, block: typed.block.trim() || null, vintage: Number(typed.vintage) },
    bins: named,
    ...optional('grower'),
    ...optional('weighTag'),
  };
}
