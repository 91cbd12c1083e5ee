import { isArticle } from '../grammar/frame.ts';
import { type Place, placesOf } from '../grammar/places.ts';
import { hasCue, type Item, varietyOf } from '../recognize/items.ts';
import { volumeFactor, volumeOf } from '../recognize/volumes.ts';
import type { Part } from '../schema/reading.ts';
import { addAsk, type Draft, liters, markUsed, type Setting } from './draft.ts';
import { capacityOf } from './subject.ts';

interface Share {
  item: Item;
  index: number;
  volume?: number;
  percent?: number;
}

interface Source {
  index: number;
  part: Part;
  place?: Place;
}

/** Wines that become one: parts with volumes or shares, and where they went. */
export function fillBlend(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  const { cellar } = setting.scanned;
  const places = placesOf(frame);
  for (const place of places) markUsed(place.item);
  const shares = sharesOf(frame.items);
  const ratio = frame.items.find((item) => item.type === 'ratio');
  const varieties = sourcesByVariety(draft, setting);
  const target = targetOf(draft, places, shares, varieties.length > 0);
  const sources = [
    ...places.filter((place) => place !== target).flatMap((place) => sourcesOf(place, frame.items)),
    ...varieties,
  ].toSorted((one, other) => one.index - other.index);
  record.to = target?.ids ?? [];
  const halves =
    ratio?.type === 'ratio' && sources.length === 2 && ratio.left.value + ratio.right.value === 100;
  if (halves) {
    markUsed(ratio);
    for (const [index, source] of sources.entries())
      source.part.percent = index === 0 ? ratio.left.value : ratio.right.value;
  }
  const rest = halves ? shares : assign(sources, shares);
  const total = rest.find((share) => share.volume !== undefined);
  if (total?.volume !== undefined) {
    markUsed(total.item);
    record.volume = liters(total.volume);
  }
  record.parts = sources.map((source) => source.part);
  const silent = record.parts.some((part) => !part.volume && part.percent === undefined);
  if (
    record.parts.length === 0 ||
    silent ||
    (record.parts.some((part) => part.percent !== undefined) && !record.volume)
  )
    addAsk(draft, 'quantity');
  const unknown = places.some((place) => place.unknown.length > 0);
  if (record.to.length !== 1 || unknown || varieties.length > 0 || record.parts.length === 0)
    addAsk(draft, 'vessel');
  const percents = record.parts.reduce((sum, part) => sum + (part.percent ?? 0), 0);
  if (percents > 0 && Math.abs(percents - 100) > 0.5) addAsk(draft, 'plausibility');
  const volume =
    record.volume?.value ?? record.parts.reduce((sum, part) => sum + (part.volume?.value ?? 0), 0);
  const capacity = capacityOf(record.to, cellar, 'capacityL');
  if (capacity !== undefined && volume > capacity + 0.5) addAsk(draft, 'plausibility');
}

/** Volumes, percents and halves, in order; a bare number has the unit of the volume before it, else it is a percent. */
function sharesOf(items: Item[]): Share[] {
  const carried = carriedUnit(items);
  return items.flatMap((item, index): Share[] => {
    const carries =
      carried !== undefined && item.type === 'number' && index > carried.index && isBeforePlace(items, index);
    const volume = carries ? item.value * carried.liters : volumeOf(item);
    if (volume !== undefined) return [{ item, index, volume }];
    if (item.type === 'quantity' && item.unit.dimension === 'percent')
      return [{ item, index, percent: item.value }];
    if (hasCue(item, 'half')) return [{ item, index, percent: 50 }];
    return item.type === 'number' && item.value > 0 && item.value < 100
      ? [{ item, index, percent: item.value }]
      : [];
  });
}

/** "45 T10", "45 of the T10", "45 del T10". */
function isBeforePlace(items: Item[], index: number): boolean {
  let at = index + 1;
  while (hasCue(items[at], 'from') || isArticle(items[at])) at += 1;
  return items[at]?.type === 'vessels' || items[at]?.type === 'lot';
}

/** "90 gal T9, 45 T10": gallons again, unless the bare numbers make a hundred. */
function carriedUnit(items: Item[]): { index: number; liters: number } | undefined {
  const index = items.findIndex((item) => volumeFactor(item) !== undefined);
  const liters = volumeFactor(items[index]);
  if (liters === undefined || !isBeforePlace(items, index)) return undefined;
  const bare = items.reduce((sum, item) => sum + (item.type === 'number' ? item.value : 0), 0);
  return Math.abs(bare - 100) < 0.5 ? undefined : { index, liters };
}

/** The target: after "to", into or an arrow; else the one place that has no share while others have. */
function targetOf(draft: Draft, places: Place[], shares: Share[], byVariety: boolean): Place | undefined {
  const named =
    places.findLast((place) => place.role === 'to') ?? places.findLast((place) => place.role === 'in');
  if (named) return named;
  if (byVariety && places.length === 1) return places[0];
  const beside = (place: Place) => {
    const index = draft.frame.items.indexOf(place.item);
    return shares.some((share) => Math.abs(share.index - index) <= 1);
  };
  const bare = places.filter((place) => !beside(place));
  return shares.length > 0 && bare.length === 1 && places.length > 1 ? bare[0] : undefined;
}

function sourcesOf(place: Place, items: Item[]): Source[] {
  const index = items.indexOf(place.item);
  if (place.lot) return [{ index, part: { lot: place.lot }, place }];
  return place.ids.map((id) => ({ index, part: { vessel: id }, place }));
}

/** Shares by variety; capital letters of a lot's code ("ME") name its variety here. */
function sourcesByVariety({ frame }: Draft, { scanned }: Setting): Source[] {
  const lots = frame.items.some((item) => item.type === 'lot');
  if (lots) return [];
  return frame.items.flatMap((item, index): Source[] => {
    const names = varietyOf(item) ?? codeVariety(item, scanned);
    const shared =
      frame.items[index + 1]?.type === 'number' ||
      frame.items[index + 1]?.type === 'quantity' ||
      frame.items[index - 1]?.type === 'quantity';
    return names?.length === 1 && shared ? [{ index, part: { variety: names[0] ?? '' } }] : [];
  });
}

function codeVariety(item: Item, { tokens, cellar }: Setting['scanned']): string[] | undefined {
  const token = tokens[item.from];
  if (item.next - item.from !== 1 || !token?.upper || token.text.length !== 2) return undefined;
  return cellar.lotLetters.get(token.text);
}

/** Gives each source the share before it, or after it where the sources come first; what is left is the total. */
function assign(sources: Source[], shares: Share[]): Share[] {
  const left = [...shares];
  const first = sources[0];
  if (!first || left.length === 0) return left;
  const before = (left[0]?.index ?? 0) < first.index;
  for (const source of before ? sources.toReversed() : sources) {
    const near = before
      ? left.findLast((share) => share.index < source.index)
      : left.find((share) => share.index > source.index);
    if (!near || Math.abs(near.index - source.index) > 4) continue;
    left.splice(left.indexOf(near), 1);
    markUsed(near.item);
    if (near.volume !== undefined) source.part.volume = liters(near.volume);
    else if (near.percent !== undefined) source.part.percent = near.percent;
  }
  return left;
}

/** One wine becomes several. */
export function fillSplit(draft: Draft, { scanned, subject }: Setting): void {
  const { record, frame } = draft;
  const places = placesOf(frame);
  for (const place of places) markUsed(place.item);
  const named = places.filter((place) => place.role === 'to' || place.role === 'in');
  const source = places.find((place) => !named.includes(place));
  const targets = places.filter((place) => place !== source);
  record.from = source ? source.ids : (subject?.vessels ?? []);
  if (source?.lot && source.ids.length === 0) record.fromLot = source.lot;
  const parts = targets.flatMap((place) => sourcesOf(place, frame.items));
  const shares = sharesOf(frame.items);
  const each =
    shares.length === 1 &&
    ((shares[0]?.percent === 50 && parts.length === 2) || frame.items.some((item) => hasCue(item, 'each')));
  const halves = frame.items.find((item) => item.type === 'ratio');
  if (halves?.type === 'ratio' && parts.length === 2 && halves.left.value + halves.right.value === 100) {
    markUsed(halves);
    for (const [part, share] of [[parts[0], halves.left] as const, [parts[1], halves.right] as const])
      if (part) part.part.percent = share.value;
  } else if (each && shares[0] && parts.length > 1) {
    const [share] = shares;
    markUsed(share.item);
    for (const { part } of parts)
      Object.assign(part, share.volume === undefined ? { percent: 50 } : { volume: liters(share.volume) });
  } else assign(parts, shares);
  record.parts = parts.map((each) => each.part);
  if (
    record.parts.length < 2 ||
    ((record.from ?? []).length === 0 && !record.fromLot) ||
    places.some((place) => place.unknown.length > 0)
  )
    addAsk(draft, 'vessel');
  if (record.parts.some((part) => !part.volume && part.percent === undefined)) addAsk(draft, 'quantity');
  for (const part of record.parts) {
    const capacity = part.vessel ? capacityOf([part.vessel], scanned.cellar, 'capacityL') : undefined;
    if (capacity !== undefined && (part.volume?.value ?? 0) > capacity + 0.5) addAsk(draft, 'plausibility');
  }
}
