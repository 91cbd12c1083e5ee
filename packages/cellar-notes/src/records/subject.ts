import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';
import { type Location, locationsOf, varietiesOf } from '../grammar/locations.ts';
import type { Cellar } from '../recognize/cellar.ts';
import { numberIn } from '../recognize/number-in.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { addAsk, type Draft, markUsed, type Setting, type Subject } from './draft.ts';
import { groupOf, isAllWord } from './groups.ts';

/** The subject of the work: the frame's vessels or lot, a lot by its name, or the message's last subject. */
export function fillSubject(
  draft: Draft,
  { scanned, subject, named: before }: Setting,
  locations: Location[] = locationsOf(draft.frame),
): void {
  const { record } = draft;
  if (isAllOf(before, draft, locations)) {
    record.vessels = before;
    // "PD all three"
    for (const item of draft.frame.items) if (numberIn(item) === before.length) markUsed(item);
    return;
  }
  const group = locations.every(isAllWord) ? groupOf(draft, scanned.cellar) : undefined;
  if (group) {
    Object.assign(record, group);
    return;
  }
  if (locations.length > 0) {
    fillLocations(draft, locations, scanned.cellar);
    return;
  }
  const named = namedLots(draft, scanned.cellar);
  if (named.length === 1) {
    record.lot = named[0] ?? '';
  } else if (named.length > 1) {
    addAsk(draft, 'vessel');
  } else if (subject && (subject.vessels.length > 0 || subject.lot) && !isOneOfTwo(draft, subject)) {
    if (subject.lot) record.lot = subject.lot;
    else record.vessels = subject.vessels;
  } else {
    record.vessels = [];
    addAsk(draft, 'vessel');
  }
}

/** "PD both" after readings of two vessels, and "all punched" after those of several, are about these. */
function isAllOf(named: string[], draft: Draft, locations: Location[]): boolean {
  if (locations.length === 0) return named.length === 2 && saysBoth(draft);
  const isAll = ({ item, vague }: Location) =>
    vague && item.type === 'term' && /^(all|all of them|them all|todos|todas)$/.test(item.text);
  return named.length > 1 && locations.every(isAll);
}

function saysBoth({ frame }: Draft): boolean {
  return frame.items.some(
    (item) =>
      item.type === 'term' &&
      /^(both|ambos|ambas|a ambos|en ambos|los dos|a los dos|en los dos|a las dos)$/.test(item.text),
  );
}

/** "PD both" after work in one vessel, or in more than two: this doesn't say which. */
function isOneOfTwo(draft: Draft, subject: Subject): boolean {
  return saysBoth(draft) && subject.vessels.length < 2;
}

function fillLocations(draft: Draft, locations: Location[], { context }: Cellar) {
  const { record } = draft;
  const named = locations.flatMap((location) => (location.lot ? [location.lot] : []));
  // "24-VB-02 and 24-RI-01": all their vessels.
  const held = named.map((code) => context.lots.find((lot) => lot.code === code)?.in ?? []);
  const areHeld = named.length > 1 && held.every((list) => list.length > 0);
  const ids = [...locations.flatMap((location) => location.ids), ...(areHeld ? held.flat() : [])];
  const lots = areHeld ? [] : named;
  for (const location of locations) markUsed(location.item);
  // "PD T14 and T15": if one is unknown, the answer names all of them.
  const isUnknown = locations.some((location) => location.unknown.length > 0);
  if (ids.length > 0 || lots.length === 0) record.vessels = isUnknown ? [] : [...new Set(ids)];
  if (lots.length === 1 && ids.length === 0) record.lot = lots[0] ?? '';
  if (lots.length > 1 || (lots.length > 0 && ids.length > 0 && !lotIsIn(draft))) addAsk(draft, 'vessel');
  if (isUnknown)
    addAsk(draft, locations.every((location) => location.item.type === 'lot') ? 'lot' : 'vessel');
}

/** A lot beside its vessel is one subject. */
function lotIsIn(draft: Draft): boolean {
  return (draft.record.vessels ?? []).length > 0;
}

/** "the merlot barrels": only lots in vessels of this kind. */
function vesselKindIn({ frame }: Draft): VesselKind | undefined {
  const meanings = frame.items.flatMap((item) => (item.type === 'term' ? item.meanings : []));
  return meanings.flatMap((meaning) =>
    meaning.is === 'vesselWord' && meaning.many ? [meaning.kind] : [],
  )[0];
}

/** Lots that a variety's name may mean, with or without its vintage. */
export function namedLots(draft: Draft, cellar: Cellar): string[] {
  const codes = new Set<string>();
  const kind = vesselKindIn(draft);
  const isOut = draft.record.op === 'remove_bottles';
  const knowsStock = cellar.context.lots.some(({ bottled }) => bottled);
  for (const { names, vintage, vintageItem } of varietiesOf(draft.frame)) {
    if (vintageItem) markUsed(vintageItem);
    for (const lot of cellar.context.lots) {
      const only = Object.keys(lot.composition);
      const fits = only.length === 1 && names.includes(only[0] ?? '');
      const isThere = kind === undefined || lot.in.every((id) => cellar.vessels.get(id)?.kind === kind);
      const isMeant = isOut ? lot.bottled || !knowsStock : lot.in.length > 0;
      if (fits && isThere && isMeant && (vintage === undefined || lot.vintage === vintage))
        codes.add(lot.code);
    }
  }
  return [...codes];
}

export function idsOf(locations: Location[]): string[] {
  if (locations.some(({ unknown, vague }) => unknown.length > 0 && !vague)) return [];
  return [...new Set(locations.flatMap((location) => location.ids))];
}

export function capacityOf(
  ids: string[],
  cellar: Cellar,
  per: 'capacityL' | 'capacityKg',
): number | undefined {
  if (ids.length === 0) return undefined;
  let sum = 0;
  for (const id of ids) {
    const capacity = cellar.vessels.get(id)?.[per];
    if (capacity === undefined) return undefined;
    sum += capacity;
  }
  return sum;
}

export function vesselsOf(record: CellarRecord, cellar: Cellar): string[] {
  if (record.vessels && record.vessels.length > 0) return record.vessels;
  const lot = cellar.context.lots.find((each) => each.code === record.lot);
  return lot?.in ?? [];
}
