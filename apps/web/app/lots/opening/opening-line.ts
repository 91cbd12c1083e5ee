import type { Style, WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Setup, SetupVessel } from '@orbit-vine/cellar-book/setup.ts';
import type { WrittenAmount } from '@orbit-vine/cellar-book/tables/amounts.ts';
import type { VolumeUnit } from '../book/amounts.ts';
import { showVolume, toGrams, toMl } from '../book/amounts.ts';
import type { Wording } from '../wording/english.ts';
import type { OfficeWording } from '../wording/english-office.ts';
import { type CountedBottles, countBottles, type WrittenBottles } from './bottles.ts';
import { aliasesOf, type Kind, kindOfName, usualCapacity } from './vessel-kinds.ts';

export interface Winery {
  setup: Setup;
  volumeUnit: VolumeUnit;
  dateOrder: 'month-first' | 'day-first';
}

/** The winery that a list is about, and the sentences of questions about the list. */
export interface ListedWinery extends Winery {
  ask: Wording['opening'] & OfficeWording['listQuestions'];
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
  /** Headings of a table that mean nothing here. */
  ignoredColumns?: string[];
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
  winery: ListedWinery;
  ignored: string;
  questions: string[];
}

/** Bottled wine from the facts of a line. */
export function composeStock(
  text: string,
  { parts, ...facts }: WineFacts,
  { winery: { ask }, written, ignored, questions }: { written: WrittenBottles } & Read,
): OpeningLine {
  const bottles = countBottles(written, ask);
  const asked = [
    ...questions,
    ...(typeof bottles === 'string' ? [bottles] : []),
    ...(parts.length === 0 ? [ask.whichWine] : []),
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
  if (kind === undefined) return unreadLine(text, winery.ask.whichKind(facts.names[0] ?? ''));
  const asked = [...questions];
  const capacity = capacityOf(kind, facts.capacity, winery);
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
  const wine = wineOf(facts, capacity.capacityMl, winery);
  // The missing part may be the subject of another question.
  if (typeof wine === 'string' && asked.length === 0) asked.push(wine);
  return {
    ...{ text, vessels, ignored, questions: asked },
    ...(typeof wine === 'object' ? { wine } : {}),
  };
}

function capacityOf(kind: Kind, written: WrittenAmount | undefined, { ask, volumeUnit: unit }: ListedWinery) {
  if (written === undefined) return usualCapacity(kind);
  const { value, ml, grams } = written;
  if (!(value > 0)) return ask.capacityAboveZero;
  if (grams !== undefined && kind !== 'bin') return ask.capacityIsVolume;
  if (ml !== undefined) return { capacityMl: ml };
  if (kind === 'bin') return { capacityG: grams ?? toGrams(value, unit) };
  return { capacityMl: toMl(value, unit) };
}

function wineOf(
  facts: LineFacts,
  capacityMl: number | undefined,
  winery: ListedWinery,
): OpeningWine | string | undefined {
  const { names, contents, parts, alcoholPercentVol, called, style, lot, workedOn } = facts;
  if (contents === undefined && parts.length === 0 && alcoholPercentVol === undefined) return undefined;
  if (contents === undefined) return names.length > 1 ? winery.ask.howMuchInEach : winery.ask.howMuchInIt;
  if (parts.length === 0) return winery.ask.whichWine;
  const levels = levelsOf(names, contents, capacityMl, winery);
  if (typeof levels === 'string') return levels;
  return { lot, workedOn, levels, composition: parts, alcoholPercentVol, called, style };
}

function levelsOf(
  names: readonly string[],
  contents: WrittenAmount | 'full',
  capacityMl: number | undefined,
  { ask, volumeUnit: unit }: ListedWinery,
): OpeningWine['levels'] | string {
  if (contents === 'full')
    return capacityMl === undefined
      ? ask.howMuchWhenFull
      : names.map((vessel) => ({ vessel, ml: capacityMl }));
  if (contents.grams !== undefined) return ask.isFruit;
  const ml = contents.ml ?? toMl(contents.value, unit);
  if (names.length === 1 || contents.per === 'each') return names.map((vessel) => ({ vessel, ml }));
  if (contents.per === undefined) return ask.eachOrAll(showVolume(ml, unit), names.length);
  return shareEvenly(names, ml);
}

/** Whole milliliters; the first vessels have what doesn't divide. */
export function shareEvenly(names: readonly string[], ml: number): { vessel: string; ml: number }[] {
  const each = Math.floor(ml / names.length);
  return names.map((vessel, at) => ({ vessel, ml: each + (at < ml % names.length ? 1 : 0) }));
}
