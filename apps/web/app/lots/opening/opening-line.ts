import type { Style, WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Setup, SetupVessel } from '@orbit-vine/cellar-book/setup.ts';
import type { WrittenAmount } from '@orbit-vine/cellar-book/tables/amounts.ts';
import type { VolumeUnit } from '../book/amounts.ts';
import { showVolume, toGrams, toMl } from '../book/amounts.ts';
import { type CountedBottles, countBottles, type WrittenBottles } from './bottles.ts';
import { aliasesOf, type Kind, kindOfName, usualCapacity } from './vessel-kinds.ts';

/** The winery that the list is about. */
export interface Winery {
  setup: Setup;
  volumeUnit: VolumeUnit;
  dateOrder: 'month-first' | 'day-first';
}

export type Part = WorkOf<'start'>['composition'][number];

/** What a line says of a wine, as far as it was understood. */
export interface WineFacts {
  parts: Part[];
  /** A name that is no grape variety, such as Rosé. */
  called?: string | undefined;
  style?: Style | undefined;
  alcoholPercentVol?: number | undefined;
  lot?: string | undefined;
  workedOn?: string | undefined;
}

/** What a line says of vessels. */
export interface LineFacts extends WineFacts {
  names: string[];
  kind?: Kind | undefined;
  capacity?: WrittenAmount | undefined;
  contents?: WrittenAmount | 'full' | undefined;
  cooper?: string | undefined;
  year?: number | undefined;
  group?: string | undefined;
}

type OpeningLot = Omit<WineFacts, 'parts'> & { composition: Part[] };
/** A lot in vessels. */
export type OpeningWine = OpeningLot & { levels: { vessel: string; ml: number }[] };
/** A lot in bottles. */
export type OpeningStock = OpeningLot & { bottles: CountedBottles };

/** A line of the list as it was read. */
export interface OpeningLine {
  text: string;
  vessels: SetupVessel[];
  wine?: OpeningWine;
  stock?: OpeningStock;
  isOfBottles?: boolean;
  /** Words without a meaning here; they are left out. */
  ignored: string;
  /** What has to be settled before the line can be stored. */
  questions: string[];
}

/** A line that names no vessel, or one of unknown kind. */
export const unreadLine = (text: string, question: string): OpeningLine => ({
  text,
  vessels: [],
  ignored: '',
  questions: [question],
});

interface Read {
  winery: Winery;
  ignored: string;
  questions: string[];
}

const whichWine = 'Which variety is it? Write it with its vintage, as in 2024 Cabernet Franc.';

/** Bottled wine from the facts of a line. */
export function composeStock(
  text: string,
  { parts, ...facts }: WineFacts,
  { written, ignored, questions }: { written: WrittenBottles } & Omit<Read, 'winery'>,
): OpeningLine {
  const bottles = countBottles(written);
  const asked = [
    ...questions,
    ...(typeof bottles === 'string' ? [bottles] : []),
    ...(parts.length === 0 ? [whichWine] : []),
  ];
  const line = { text, vessels: [], isOfBottles: true, ignored, questions: asked };
  if (typeof bottles === 'string' || parts.length === 0) return line;
  return { ...line, stock: { ...facts, bottles, composition: parts } };
}

/** Vessels and wine from the facts of a line. */
export function composeLine(
  text: string,
  facts: LineFacts,
  { winery, ignored, questions }: Read,
): OpeningLine {
  const kind = facts.kind ?? kindOfName(facts.names[0] ?? '');
  if (kind === undefined)
    return unreadLine(
      text,
      `Is ${facts.names[0]} a tank, bin, barrel, drum, carboy, or keg? Write it after the name.`,
    );
  const asked = [...questions];
  const capacity = capacityOf(kind, facts.capacity, winery.volumeUnit);
  if (typeof capacity === 'string') return unreadLine(text, capacity);
  const vessels = facts.names.map((name): SetupVessel => {
    const { cooper, year, group } = facts;
    return {
      ...{ name, kind, aliases: aliasesOf(name, kind) },
      ...capacity,
      ...(cooper && { cooper }),
      ...(year !== undefined && { year }),
      ...(group && { group }),
    };
  });
  const wine = wineOf(facts, capacity.capacityMl, winery.volumeUnit);
  // The missing part may be the subject of another question.
  if (typeof wine === 'string' && asked.length === 0) asked.push(wine);
  return {
    ...{ text, vessels, ignored, questions: asked },
    ...(typeof wine === 'object' ? { wine } : {}),
  };
}

function capacityOf(kind: Kind, written: WrittenAmount | undefined, unit: VolumeUnit) {
  if (written === undefined) return usualCapacity(kind);
  const { value, ml, grams } = written;
  if (!(value > 0)) return 'The capacity has to be a number above zero.';
  if (grams !== undefined && kind !== 'bin') return `The capacity of a ${kind} is a volume, such as 500 gal.`;
  if (ml !== undefined) return { capacityMl: ml };
  if (kind === 'bin') return { capacityG: grams ?? toGrams(value, unit) };
  return { capacityMl: toMl(value, unit) };
}

function wineOf(
  facts: LineFacts,
  capacityMl: number | undefined,
  unit: VolumeUnit,
): OpeningWine | string | undefined {
  const { names, contents, parts, alcoholPercentVol, called, style, lot, workedOn } = facts;
  if (contents === undefined && parts.length === 0 && alcoholPercentVol === undefined) return undefined;
  if (contents === undefined)
    return `How much wine is in ${names.length > 1 ? 'each' : 'it'}? Write it, as in 59 gal each.`;
  if (parts.length === 0) return whichWine;
  const levels = levelsOf(names, contents, capacityMl, unit);
  if (typeof levels === 'string') return levels;
  return { lot, workedOn, levels, composition: parts, alcoholPercentVol, called, style };
}

function levelsOf(
  names: readonly string[],
  contents: WrittenAmount | 'full',
  capacityMl: number | undefined,
  unit: VolumeUnit,
): OpeningWine['levels'] | string {
  if (contents === 'full')
    return capacityMl === undefined
      ? 'How much does it hold when full? Write the volume.'
      : names.map((vessel) => ({ vessel, ml: capacityMl }));
  if (contents.grams !== undefined)
    return 'Fruit is received with its weight, not opened. Leave it out here, and text it, as in: received 1 ton of Merlot into BIN1.';
  const ml = contents.ml ?? toMl(contents.value, unit);
  if (names.length === 1 || contents.per === 'each') return names.map((vessel) => ({ vessel, ml }));
  if (contents.per === undefined) {
    const shown = showVolume(ml, unit);
    return `Is ${shown} in each of the ${names.length} vessels, or in all of them together? Write “${shown} each” or “${shown} in total”.`;
  }
  return shareEvenly(names, ml);
}

/** Whole milliliters; the first vessels have what doesn't divide. */
export function shareEvenly(names: readonly string[], ml: number): { vessel: string; ml: number }[] {
  const each = Math.floor(ml / names.length);
  return names.map((vessel, at) => ({ vessel, ml: each + (at < ml % names.length ? 1 : 0) }));
}
