import { type Place, placesOf, varietiesOf } from '../grammar/places.ts';
import type { Cellar } from '../recognize/cellar.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { addAsk, type Draft, markUsed, type Setting, type Subject } from './draft.ts';

/** What the work was done to: the vessels or lot of the frame, a lot by its name, or where the message was before. */
export function fillSubject(
  draft: Draft,
  { scanned, subject }: Setting,
  places: Place[] = placesOf(draft.frame),
): void {
  const { record } = draft;
  if (places.length > 0) {
    fillPlaces(draft, places);
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

/** "PD both" after readings of one vessel and another: which two is not said here. */
function isOneOfTwo({ frame }: Draft, subject: Subject): boolean {
  const both = frame.items.some(
    (item) =>
      item.type === 'term' &&
      /^(both|ambos|ambas|a ambos|en ambos|los dos|a los dos|en los dos|a las dos)$/.test(item.text),
  );
  return both && subject.vessels.length < 2;
}

function fillPlaces(draft: Draft, places: Place[]) {
  const { record } = draft;
  const ids = places.flatMap((place) => place.ids);
  const lots = places.flatMap((place) => (place.lot ? [place.lot] : []));
  for (const place of places) markUsed(place.item);
  if (ids.length > 0 || lots.length === 0) record.vessels = [...new Set(ids)];
  if (lots.length === 1 && ids.length === 0) record.lot = lots[0] ?? '';
  if (lots.length > 1 || (lots.length > 0 && ids.length > 0 && !lotIsIn(draft))) addAsk(draft, 'vessel');
  if (places.some((place) => place.unknown.length > 0))
    addAsk(draft, places.every((place) => place.item.type === 'lot') ? 'lot' : 'vessel');
}

/** A lot named beside its vessel is one subject. */
function lotIsIn(draft: Draft): boolean {
  return (draft.record.vessels ?? []).length > 0;
}

/** Lots that a variety's name, with or without its vintage, can mean. */
export function namedLots(draft: Draft, cellar: Cellar): string[] {
  const codes = new Set<string>();
  for (const { names, vintage, vintageItem } of varietiesOf(draft.frame)) {
    if (vintageItem) markUsed(vintageItem);
    for (const lot of cellar.context.lots) {
      const only = Object.keys(lot.composition);
      const fits = only.length === 1 && names.includes(only[0] ?? '');
      if (fits && (vintage === undefined || lot.vintage === vintage)) codes.add(lot.code);
    }
  }
  return [...codes];
}

/** Vessel ids of places in one direction, and whether some of them are not known. */
export function idsOf(places: Place[]): string[] {
  return [...new Set(places.flatMap((place) => place.ids))];
}

/** The sum of what vessels hold, if it is known for all of them. */
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

/** The vessels that a record's subject lies in. */
export function vesselsOf(record: CellarRecord, cellar: Cellar): string[] {
  if (record.vessels && record.vessels.length > 0) return record.vessels;
  const lot = cellar.context.lots.find((each) => each.code === record.lot);
  return lot?.in ?? [];
}
