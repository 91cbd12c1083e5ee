import type { Reading } from '@orbit-vine/cellar-book/book/book.ts';
import {
  type Ferment,
  type FermentConcern,
  fermentRules,
} from '@orbit-vine/cellar-book/sheets/ferment-sheet.ts';
import { showReading, type VolumeUnit } from '../book/amounts.ts';
import type { Wording } from '../wording/english.ts';

/** "−2.5 °Bx a day"; specific gravity in points. */
export function showRate(
  perDay: number,
  { kind, unit }: Pick<Reading, 'kind' | 'unit'>,
  { ferments }: Wording,
): string {
  const signed = (value: string) => value.replace('-', '−');
  return ferments.perDay(
    kind === 'sg'
      ? ferments.points(signed(String(Math.round(perDay * 1000))))
      : `${signed(perDay.toFixed(1))} ${unit}`,
  );
}

const limitOf = (unit: VolumeUnit) =>
  showReading({ kind: 'temperature', value: fermentRules.hotAboveC, unit: '°C' }, unit);

const sentences: Record<FermentConcern, (ferment: Ferment, unit: VolumeUnit, wording: Wording) => string> = {
  stuck: ({ sugar }, _, { ferments, day }) => {
    const last = sugar.at(-1);
    const since = sugar.findLast(({ on }) => on < (last?.on ?? ''));
    return since ? ferments.stuckSince(day(since.on)) : ferments.stuck;
  },
  slow: ({ sugar }, _, { ferments }) => {
    const last = sugar.at(-1);
    const isBrix = last?.kind === 'brix';
    const rule = isBrix ? fermentRules.brix : fermentRules.sg;
    const limit = (last?.value ?? 0) > rule.lowFrom || last?.kind === 'baume' ? rule.slow : rule.slowWhenLow;
    return ferments.slow(isBrix ? `${limit} °Bx` : ferments.pointsOfSg(String(Math.round(limit * 1000))));
  },
  hot: (_, unit, { ferments }) => ferments.hot(limitOf(unit)),
};

export function concernsInWords(ferment: Ferment, unit: VolumeUnit, wording: Wording): string[] {
  return ferment.concerns.map((concern) => sentences[concern](ferment, unit, wording));
}

/** The rules behind the concerns, with their sources. */
export function rulesInWords(unit: VolumeUnit, { ferments }: Wording) {
  return [
    {
      rule: ferments.ruleOfSugar,
      source: 'Daniel Pambianchi, Modern Home Winemaking',
      url: 'https://techniquesinhomewinemaking.com/index.php/stuck-alcoholic-fermentation-af',
    },
    {
      rule: ferments.ruleOfHeat(limitOf(unit)),
      source: 'WineSkills, Fermentation temperature',
      url: 'https://www.wineskills.co.uk/winemaking/winemaking-knowledge-base/fermentation-temperature',
    },
  ];
}
