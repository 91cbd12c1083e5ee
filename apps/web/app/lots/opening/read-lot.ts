import { foldName } from '@orbit-vine/cellar-book/setup.ts';
import { readWrittenAmount } from '@orbit-vine/cellar-book/tables/amounts.ts';
import { askWhichNumber, readNumber } from '@orbit-vine/cellar-book/tables/cells.ts';
import { toMl } from '../book/amounts.ts';
import { type OpeningWine, type Part, shareEvenly, type Winery } from './opening-line.ts';
import { styleOf } from './read-line.ts';
import { takeNames } from './vessel-names.ts';
import { varietyIn } from './wine-words.ts';
import { Words } from './words.ts';

/** A part of the wine as typed. */
export interface Origin {
  variety: string;
  vintage: string;
  block: string;
  percent: string;
}

/** The form as typed. */
export interface LotFields {
  vessels: string;
  volume: string;
  per: '' | 'each' | 'total';
  alcohol: string;
  origins: Origin[];
}

export const emptyOrigin = (vintage: string): Origin => ({ variety: '', vintage, block: '', percent: '' });

export const emptyLot = (vintage: string): LotFields => ({
  ...{ vessels: '', volume: '', per: '', alcohol: '' },
  origins: [emptyOrigin(vintage)],
});

interface ReadLot {
  vessels: string[];
  wine?: OpeningWine;
  /** Why it can't be stored yet. */
  missing?: string;
}

export function readLot(fields: LotFields, winery: Winery): ReadLot {
  const vessels = vesselsOf(fields.vessels, winery);
  if (typeof vessels === 'string') return { vessels: [], missing: vessels };
  const total = volumeOf(fields, winery);
  if (typeof total === 'string') return { vessels, missing: total };
  const { per } = fields;
  if (vessels.length > 1 && per === '')
    return {
      vessels,
      missing: `Choose whether this is in each of the ${vessels.length} vessels or in all of them together.`,
    };
  const composition = compositionOf(fields.origins, winery);
  if (typeof composition === 'string') return { vessels, missing: composition };
  const alcohol =
    fields.alcohol.trim() === '' ? undefined : numberOf(fields.alcohol.replace('%', ''), winery);
  if (typeof alcohol === 'string') return { vessels, missing: alcohol };
  const levels =
    per === 'total' ? shareEvenly(vessels, total) : vessels.map((vessel) => ({ vessel, ml: total }));
  return { vessels, wine: { levels, composition, alcoholPercentVol: alcohol } };
}

function vesselsOf(text: string, { setup }: Winery): string[] | string {
  if (text.trim() === '') return 'Write the vessel that holds it, such as T1.';
  const known = new Map(setup.vessels.map(({ name }) => [foldName(name), name]));
  const whole = known.get(foldName(text));
  if (whole !== undefined) return [whole];
  const words = new Words(text);
  const { names } = takeNames(words, new Set()) ?? { names: [] };
  if (names.length === 0 || words.rest.trim() !== '')
    return `“${text.trim()}” is not a vessel or a run of vessels, such as B101-B110.`;
  const unknown = names.filter((name) => !known.has(foldName(name)));
  if (unknown.length > 0)
    return `${unknown.slice(0, 5).join(', ')} is not among your vessels. Add it under Vessels first.`;
  return [...new Set(names.map((name) => known.get(foldName(name)) ?? name))];
}

function volumeOf({ volume }: LotFields, winery: Winery): number | string {
  const { volumeUnit } = winery;
  const read = readWrittenAmount(volume, { style: styleOf(winery), volumeUnit });
  if (read === 'unclear') return askWhichNumber(volume);
  if (!read || read.grams !== undefined || !(read.value > 0))
    return `Write the volume in ${volumeUnit}, such as 312.5.`;
  return read.ml ?? toMl(read.value, volumeUnit);
}

function numberOf(text: string, winery: Winery): number | string {
  const value = readNumber(text, styleOf(winery));
  if (value === 'unclear') return askWhichNumber(text);
  return value ?? `“${text.trim()}” is not a number.`;
}

function compositionOf(origins: readonly Origin[], winery: Winery): Part[] | string {
  const parts: Part[] = [];
  let total = 0;
  for (const { variety: written, vintage, block, percent } of origins) {
    if (written.trim() === '') return 'Write the variety, or “unknown” if nobody knows.';
    const { name, isNoGrape, question } = varietyIn(winery.setup, written);
    if (question) return question;
    const year = vintage.trim() === '' ? null : Number(vintage);
    if (year !== null && !(year >= 1900 && year <= 2200)) return `“${vintage}” is not a year.`;
    const share = origins.length === 1 ? 100 : numberOf(percent.replace('%', ''), winery);
    if (typeof share === 'string') return `Write the share of ${name} in percent, such as 80.`;
    total += share;
    const variety = isNoGrape || /^unknown$/i.test(name) ? null : name;
    const component = { variety, block: block.trim() || null, vintage: year };
    parts.push({ component, parts: Math.round(share * 100) });
  }
  if (Math.abs(total - 100) > 0.05) return `The shares are ${Number(total.toFixed(2))} % in all, not 100 %.`;
  return parts;
}
