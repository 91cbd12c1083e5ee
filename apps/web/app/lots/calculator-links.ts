import type { Lot, Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { pathWith } from '../calculators/form/share.ts';
import { community } from '../platform/site.ts';

export interface CalculatorLink {
  name: string;
  href: string;
}

/** The calculators that a vessel's wine asks for, with its volume and last readings filled in; they open in the signed-in area. */
export function calculatorLinks({ ml }: Vessel, lot: Lot): CalculatorLink[] {
  if (ml === 0) return [];
  const volumeL = Math.round(ml / 1000);
  const last = (kind: string) => lot.readings.findLast((reading) => reading.kind === kind)?.value;
  const link = (name: string, id: string, values: Record<string, number | undefined>): CalculatorLink => {
    const known = Object.entries(values).filter((entry): entry is [string, number] => entry[1] !== undefined);
    return { name, href: community.path + pathWith(id, Object.fromEntries(known)) };
  };
  return [
    link('SO₂ addition', 'so2', { volumeL, pH: last('ph'), freeSo2MgPerL: last('free_so2') }),
    // The sugar of the must, before any was fermented.
    link('Yeast nutrient', 'yan', {
      volumeL,
      brix: lot.readings.find((reading) => reading.kind === 'brix')?.value,
    }),
    link('Any addition', 'addition', { volumeL }),
    link('Blend', 'blend', { volume1: volumeL, alcohol1: last('alcohol'), ta1: last('ta') }),
  ];
}
