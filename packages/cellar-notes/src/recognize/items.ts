import type { BottleUse, VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';
import type { MeasurementKind } from '../schema/reading.ts';
import type { Token } from '../text/tokens.ts';
import type { PartOfDay } from '../vocabulary/calendar.ts';
import type { Cue } from '../vocabulary/cues.ts';
import type { Gap } from '../vocabulary/gaps.ts';
import type { Unit } from '../vocabulary/units.ts';
import type { VerbEntry } from '../vocabulary/verb-entry.ts';
import type { Meaning } from './lexicon.ts';

export type Item = { from: number; next: number; used?: boolean } & ItemBody;

export type ItemBody =
  | { type: 'vessels'; ids: string[]; unknown: string[]; role?: 'from' | 'to' }
  /** "6 bbls", "all tanks": vessels without names. */
  | { type: 'vesselCount'; count: number; kind: VesselKind }
  | { type: 'lot'; code?: string; written: string }
  | { type: 'block'; id: string }
  | {
      type: 'day';
      date: string;
      source: 'explicit' | 'relative';
      part?: PartOfDay;
      loose?: true;
      old?: boolean;
      open?: boolean;
    }
  | { type: 'invalidDate' }
  | { type: 'time'; hour: number; minute: number; half?: 'am' | 'pm'; exact: boolean }
  | { type: 'ago'; minutes: number }
  | { type: 'number'; value: number; raw: string; words?: boolean }
  | { type: 'quantity'; value: number; raw: string; unit: Unit }
  /** `scale` is the value of one written unit. */
  | { type: 'rate'; value: number; scale: number; of: 'mass' | 'volume'; written: string }
  /** "per 1000 gal", "g/hl": a rate that its number is apart from. */
  | { type: 'perVolume'; liters: number; unit?: Unit }
  | { type: 'dose'; value: number; unit: Unit }
  | { type: 'times'; value: number }
  | { type: 'ratio'; left: NumberText; right: NumberText; unit?: Unit }
  | {
      type: 'reading';
      kind: MeasurementKind;
      value: number;
      raw: string;
      problem?: 'measurement_kind' | 'plausibility' | 'unit';
      now?: boolean;
      /** Of the day of reception, beside a reading of another. */
      day?: 'today';
    }
  | { type: 'gap'; mark: Gap }
  | { type: 'arrow' }
  | { type: 'question' }
  | { type: 'term'; meanings: Meaning[]; text: string; slip?: boolean }
  | { type: 'word'; text: string };

export interface NumberText {
  value: number;
  raw: string;
}

export function verbOf(item: Item | undefined): (VerbEntry & { past: boolean }) | undefined {
  if (item?.type !== 'term') return undefined;
  const found = item.meanings.find((meaning) => meaning.is === 'verb');
  return found?.is === 'verb' ? { ...found.verb, past: found.past } : undefined;
}

/** The text of a word that is a term or unknown; empty for any other item. */
export const textOf = (item: Item | undefined): string =>
  item?.type === 'term' || item?.type === 'word' ? item.text : '';

export function hasCue(item: Item | undefined, ...cues: Cue[]): boolean {
  return (
    item?.type === 'term' &&
    item.meanings.some((meaning) => meaning.is === 'cue' && cues.includes(meaning.cue))
  );
}

export function materialOf(item: Item | undefined): string | undefined {
  if (item?.type !== 'term') return undefined;
  const found = item.meanings.find((meaning) => meaning.is === 'material');
  return found?.is === 'material' ? found.name : undefined;
}

export function varietyOf(item: Item | undefined): string[] | undefined {
  if (item?.type !== 'term') return undefined;
  const found = item.meanings.find((meaning) => meaning.is === 'variety');
  return found?.is === 'variety' ? found.names : undefined;
}

export function kindOf(item: Item | undefined): MeasurementKind | undefined {
  if (item?.type !== 'term') return undefined;
  const found = item.meanings.find((meaning) => meaning.is === 'kind');
  return found?.is === 'kind' ? found.kind : undefined;
}

/** The verbs of work with bottles that a word may be. */
export function removalsOf(item: Item | undefined): VerbEntry[] {
  const meanings = item?.type === 'term' ? item.meanings : [];
  return meanings.flatMap((each) =>
    each.is === 'verb' && each.verb.op === 'remove_bottles' ? each.verb : [],
  );
}

export function purposeOf(item: Item | undefined): BottleUse | undefined {
  const meanings = item?.type === 'term' ? item.meanings : [];
  return meanings.flatMap((each) => (each.is === 'purpose' ? each.use : []))[0];
}

const isOfBottles = (meaning: Meaning) =>
  meaning.is === 'purpose' || (meaning.is === 'verb' && meaning.verb.op === 'remove_bottles');

/** "sold", "samples": about bottles only beside a number of them. */
export const withoutRemoval = (item: Item): Item =>
  item.type === 'term' && item.meanings.some(isOfBottles)
    ? { ...item, meanings: item.meanings.filter((meaning) => !isOfBottles(meaning)) }
    : item;

export const isBottleCount = (item: Item) =>
  item.type === 'quantity' && ['cases', 'bottles'].includes(item.unit.dimension);

export function isPlan(item: Item): boolean {
  return item.type === 'term' && item.meanings.some((meaning) => meaning.is === 'plan');
}

export const isNumeric = (item: Item) =>
  ['number', 'quantity', 'rate', 'dose', 'times', 'ratio', 'reading', 'vesselCount', 'invalidDate'].includes(
    item.type,
  );

export function writtenText(item: Item, tokens: Token[], source: string): string {
  return source.slice(tokens[item.from]?.start ?? 0, tokens[item.next - 1]?.end ?? 0);
}

export const isLocation = (item: Item) => item.type === 'vessels' || item.type === 'lot';

/** "D254 a 25 g/hL"; "SO2 a 30 ppm" may be an aim. */
export function isAtRate(item: Item | undefined, rate: Item | undefined): boolean {
  return item?.type === 'term' && item.text === 'a' && rate?.type === 'rate' && rate.written !== 'ppm';
}

/** "cold stab T1 to 30F": an aim, or what it has reached. */
export function isAimed(vessel: Item, to: Item | undefined, heat: Item | undefined): boolean {
  const isHeat = heat?.type === 'quantity' && heat.unit.dimension === 'temperature';
  return vessel.type === 'vessels' && to?.type === 'term' && to.text === 'to' && isHeat;
}
