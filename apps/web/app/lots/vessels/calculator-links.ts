import type { Lot, Vessel } from '@orbit-vine/cellar-book/book/book.ts';
import { fragmentWith } from '../../calculator/form/share.ts';
import { addressOf, type VesselTool } from '../layout/view-address.ts';

export interface CalculatorLink {
  tool: VesselTool;
  href: string;
}

/** Calculators for a vessel's wine, with its volume and last readings filled in; they open beside the vessel. */
export function calculatorLinks({ id, ml }: Vessel, lot: Lot, wineryId: string): CalculatorLink[] {
  if (ml === 0) return [];
  // Rounded to a tenth, so that a keg of 15.5 gallons is one.
  const volumeL = Math.round(ml / 100) / 10;
  const last = (kind: string) => lot.readings.findLast((reading) => reading.kind === kind)?.value;
  const values: Record<VesselTool, Record<string, number | undefined>> = {
    so2: {
      volumeL,
      pH: last('ph'),
      freeSo2MgPerL: last('free_so2'),
      totalSo2MgPerL: last('total_so2'),
    },
    yan: { volumeL, brix: lot.readings.find(({ kind }) => kind === 'brix')?.value },
    'acid-addition': { volumeL, taFromGPerL: last('ta') },
    addition: { volumeL },
    'fining-trial': { volumeL },
    blend: {
      volume1: volumeL,
      alcohol1: last('alcohol'),
      ta1: last('ta'),
      sugar1: last('rs'),
      so21: last('total_so2'),
      va1: last('va'),
      malic1: last('malic'),
    },
    'tank-volume': {},
  };
  return (Object.keys(values) as VesselTool[]).map((tool) => {
    const filled = Object.entries(values[tool]).filter(
      (entry): entry is [string, number] => entry[1] !== undefined,
    );
    const address = addressOf({ view: 'vessel', id, tool }, wineryId);
    return { tool, href: address + fragmentWith(tool, Object.fromEntries(filled)) };
  });
}
