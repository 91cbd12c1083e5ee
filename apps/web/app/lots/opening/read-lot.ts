import { foldName } from '@orbit-vine/cellar-book/setup.ts';
import { readWrittenAmount } from '@orbit-vine/cellar-book/tables/amounts.ts';
import { askWhichNumber, readNumber } from '@orbit-vine/cellar-book/tables/cells.ts';
import { toMl } from '../book/amounts.ts';
import type { Wording } from '../wording/english.ts';
import { type OpeningWine, type Part, shareEvenly, type Winery } from './opening-line.ts';
import { styleOf } from './read-line.ts';
import { takeNames } from './vessel-names.ts';
import { varietyIn } from './wine-words.ts';
import { Words } from './words.ts';

type Opening = Wording['opening'];

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

export function readLot(fields: LotFields, winery: Winery, words: Opening): ReadLot {
  const vessels = vesselsOf(fields.vessels, winery, words);
  if (typeof vessels === 'string') return { vessels: [], missing: vessels };
  const total = volumeOf(fields, winery, words);
  if (typeof total === 'string') return { vessels, missing: total };
  const { per } = fields;
  if (vessels.length > 1 && per === '') return { vessels, missing: words.eachOrTotal(vessels.length) };
  const composition = compositionOf(fields.origins, winery, words);
  if (typeof composition === 'string') return { vessels, missing: composition };
  const alcohol =
    fields.alcohol.trim() === '' ? undefined : numberOf(fields.alcohol.replace('%', ''), winery, words);
  if (typeof alcohol === 'string') return { vessels, missing: alcohol };
  const levels =
    per === 'total' ? shareEvenly(vessels, total) : vessels.map((vessel) => ({ vessel, ml: total }));
  return { vessels, wine: { levels, composition, alcoholPercentVol: alcohol } };
}

function vesselsOf(text: string, { setup }: Winery, sentences: Opening): string[] | string {
  if (text.trim() === '') return sentences.noVessel;
  const known = new Map(setup.vessels.map(({ name }) => [foldName(name), name]));
  const whole = known.get(foldName(text));
  if (whole !== undefined) return [whole];
  const words = new Words(text);
  const { names } = takeNames(words, new Set()) ?? { names: [] };
  if (names.length === 0 || words.rest.trim() !== '') return sentences.notAVessel(text.trim());
  const unknown = names.filter((name) => !known.has(foldName(name)));
  if (unknown.length > 0) return sentences.notAmong(unknown.slice(0, 5).join(', '));
  return [...new Set(names.map((name) => known.get(foldName(name)) ?? name))];
}

function volumeOf({ volume }: LotFields, winery: Winery, words: Opening): number | string {
  const { volumeUnit } = winery;
  const read = readWrittenAmount(volume, { style: styleOf(winery), volumeUnit });
  if (read === 'unclear') return askWhichNumber(volume, words.whichNumber);
  if (!read || read.grams !== undefined || !(read.value > 0)) return words.noVolume(volumeUnit);
  return read.ml ?? toMl(read.value, volumeUnit);
}

function numberOf(text: string, winery: Winery, words: Opening): number | string {
  const value = readNumber(text, styleOf(winery));
  if (value === 'unclear') return askWhichNumber(text, words.whichNumber);
  return value ?? words.notANumber(text.trim());
}

function compositionOf(origins: readonly Origin[], winery: Winery, words: Opening): Part[] | string {
  const parts: Part[] = [];
  let total = 0;
  for (const { variety: written, vintage, block, percent } of origins) {
    if (written.trim() === '') return words.noVariety;
    const { name, isNoGrape, similar } = varietyIn(winery.setup, written);
    if (similar) return words.isVariety(name, similar);
    const year = vintage.trim() === '' ? null : Number(vintage);
    if (year !== null && !(year >= 1900 && year <= 2200)) return words.notAYear(vintage);
    const share = origins.length === 1 ? 100 : numberOf(percent.replace('%', ''), winery, words);
    if (typeof share === 'string') return words.noShare(name);
    total += share;
    const variety = isNoGrape || /^(unknown|desconocid[ao])$/i.test(name) ? null : name;
    const component = { variety, block: block.trim() || null, vintage: year };
    parts.push({ component, parts: Math.round(share * 100) });
  }
  if (Math.abs(total - 100) > 0.05) return words.notAll(String(Number(total.toFixed(2))));
  return parts;
}
