import type { Reading } from '@orbit-vine/cellar-book/book/book.ts';
import {
  type Ferment,
  type FermentConcern,
  fermentRules,
} from '@orbit-vine/cellar-book/sheets/ferment-sheet.ts';
import { shortDay } from '../../ui/dates.ts';
import { showReading, type VolumeUnit } from '../book/amounts.ts';

/** "−2.5 °Bx a day"; specific gravity in points. */
export function showRate(perDay: number, { kind, unit }: Pick<Reading, 'kind' | 'unit'>): string {
  const [value, name] = kind === 'sg' ? [Math.round(perDay * 1000), 'points'] : [perDay, unit];
  return `${value.toFixed(kind === 'sg' ? 0 : 1).replace('-', '−')} ${name} a day`;
}

const limitOf = (unit: VolumeUnit) =>
  showReading({ kind: 'temperature', value: fermentRules.hotAboveC, unit: '°C' }, unit);

const sentences: Record<FermentConcern, (ferment: Ferment, unit: VolumeUnit) => string> = {
  stuck: ({ sugar }) => {
    const last = sugar.at(-1);
    const since = sugar.findLast(({ on }) => on < (last?.on ?? ''));
    return `Stuck: the sugar has not fallen since ${since ? shortDay(since.on) : 'the previous reading'}.`;
  },
  slow: ({ sugar }) => {
    const last = sugar.at(-1);
    const isBrix = last?.kind === 'brix';
    const rule = isBrix ? fermentRules.brix : fermentRules.sg;
    const limit = (last?.value ?? 0) > rule.lowFrom || last?.kind === 'baume' ? rule.slow : rule.slowWhenLow;
    return `Slow: less than ${isBrix ? `${limit} °Bx` : `${Math.round(limit * 1000)} points of SG`} a day.`;
  },
  hot: (_, unit) => `Hot: above ${limitOf(unit)}.`,
};

export function concernsInWords(ferment: Ferment, unit: VolumeUnit): string[] {
  return ferment.concerns.map((concern) => sentences[concern](ferment, unit));
}

/** The rules behind the concerns, with their sources. */
export function rulesInWords(unit: VolumeUnit) {
  return [
    {
      rule: 'Stuck means no change in sugar for a day or more; slow means less than 1 °Bx (5 points of SG) a day or, near dryness, less than 0.5 °Bx (2 points). Below −1 °Bx (SG 0.996), only a test for residual sugar can tell a stuck wine from a dry one.',
      source: 'Daniel Pambianchi, Modern Home Winemaking',
      url: 'https://techniquesinhomewinemaking.com/index.php/stuck-alcoholic-fermentation-af',
    },
    {
      rule: `Hot means above ${limitOf(unit)}, where yeast begins to struggle and ferments may stick. A white is usually kept far cooler.`,
      source: 'WineSkills, Fermentation temperature',
      url: 'https://www.wineskills.co.uk/winemaking/winemaking-knowledge-base/fermentation-temperature',
    },
  ];
}
